/**
 * A function that fetches a module, which may be called again if the module did not come. Chromium, from version 150 on, never asks again
 * for the address of such a module, so the next attempt is for the same file under another one. An engine that does not say which file did
 * not come asks again by itself.
 */
export function askingAgain<Module>(fetch: () => Promise<Module>): () => Promise<Module> {
  let failed: string | undefined
  let attempts = 0
  return async () => {
    try {
      return failed === undefined ? await fetch() : ((await import(/* @vite-ignore */ `${failed}?${++attempts}`)) as Module)
    } catch (fault) {
      failed = addressIn(fault) ?? failed
      throw fault
    }
  }
}

/** The address of the module that an error of `import` says did not come, without what was added to it. */
const addressIn = (fault: unknown): string | undefined => /https?:[^\s?]+/.exec(String(fault))?.[0]
