import { expect, it } from 'vitest'
import { kindOf } from './file-kind.ts'

const bytes = (text: string) => new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))])

it.each([
  ['a table', 'Name,Rent\nAnn,1\n', 'text'],
  ['a table that begins with a column of initials', 'BMI,GIF,II\n1,2,3\n', 'text'],
  ['a table with a byte order mark', '\xEF\xBB\xBFName,Rent\n', 'text'],
  ['a table in UTF-16', '\xFF\xFEN\0a\0', 'text'],
  ['nothing', '', 'text'],
  ['a packed file', 'PK\x03\x04\x14\0', 'spreadsheet'],
  ['a compound file', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'spreadsheet'],
])('%s', async (_, text, kind) => {
  expect(await kindOf(bytes(text))).toBe(kind)
})

it.each([
  ['This is a PDF', ['%PDF-1.7\n']],
  ['This is a picture', ['\x89PNG\r\n\x1a\n', '\xFF\xD8\xFF\xE0', 'GIF89a', 'RIFF\x24\0\0\0WEBPVP8', '\0\0\0\x18ftypheic']],
  ['This is a web page', ['<html><table><tr><td>Name', '\xEF\xBB\xBF\n<!DOCTYPE html>', '<table border=1>']],
  ['This is an XML file', ['<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>']],
  ['This is JSON', ['{ "people": []}', '[{"name": 1}]', '[\n  [1, 2]]']],
])('%s', async (beginning, texts) => {
  for (const text of texts) await expect(kindOf(bytes(text)), text).rejects.toThrow(beginning)
})
