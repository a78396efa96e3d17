import type { APIRequestContext } from '@playwright/test'
import { type HTMLElement, parse } from 'node-html-parser'

/** A page as it is served. */
export const served = async (request: APIRequestContext, path: string): Promise<HTMLElement> =>
  parse(await (await request.get(path)).text())
