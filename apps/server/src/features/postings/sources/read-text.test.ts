import { describe, expect, test } from 'vitest'
import { readText } from './read-text.ts'
import { bytesOf } from './source-bytes.factory.ts'
import type { SourceHints } from './source-hints.ts'

async function read(content: string | Uint8Array, hints: SourceHints = {}, size = 7): Promise<string> {
  let text = ''
  for await (const piece of readText(bytesOf(content, size), hints)) text += piece
  return text
}
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const swapBytes = (bytes: Buffer) => Buffer.from(bytes).swap16()

describe('the encoding is', () => {
  const json = '["Zoë – 東京"]'
  test.each<[string, Uint8Array, string, SourceHints?]>([
    ['UTF-8 by default', Buffer.from(json), json],
    ['the one of the byte-order mark', Buffer.from(`\ufeff${json}`), json],
    ['UTF-16 with its byte-order mark', utf16(`\ufeff${json}`), json],
    ['big-endian UTF-16 with its byte-order mark', swapBytes(utf16(`\ufeff${json}`)), json],
    ['UTF-16 if the bytes can be nothing else', utf16(json), json],
    ['big-endian UTF-16 if the bytes can be nothing else', swapBytes(utf16(json)), json],
    [
      'the one of the content type',
      latin1('["Müller"]'),
      '["Müller"]',
      { contentType: 'application/json; charset=ISO-8859-1' },
    ],
    [
      'the one of the XML declaration',
      latin1('<?xml version="1.0" encoding="iso-8859-1"?><a>ü</a>'),
      '<?xml version="1.0" encoding="iso-8859-1"?><a>ü</a>',
    ],
    ['the one of a meta element', latin1('<html><meta charset=windows-1252>ü'), '<html><meta charset=windows-1252>ü'],
    [
      'the one of an http-equiv meta element',
      latin1('<meta http-equiv="x" content="text/html; charset=latin1">ü'),
      '<meta http-equiv="x" content="text/html; charset=latin1">ü',
    ],
    [
      'Windows-1252 for a declared Latin-1, as in browsers',
      Buffer.from([0x22, 0x80, 0x22]),
      '"€"',
      { contentType: 'text/plain; charset=latin1' },
    ],
    [
      'Shift JIS if a Japanese page declares it',
      Buffer.from([0x22, 0x93, 0x8c, 0x22]),
      '"東"',
      { contentType: 'text/plain;charset="shift_jis"' },
    ],
  ])('%s', async (_name, bytes, text, hints = {}) => {
    for (const size of [1, 7, 4_096]) expect(await read(bytes, hints, size)).toBe(text)
  })
})

test('the byte-order mark takes precedence over the content type, which takes precedence over the text’s declaration', async () => {
  expect(await read('\ufeff"ü"', { contentType: 'text/plain; charset=latin1' })).toBe('"ü"')
  expect(await read('<meta charset="latin1">ü', { contentType: 'text/html; charset=utf-8' })).toBe(
    '<meta charset="latin1">ü',
  )
})

test('a declared encoding counts only at the very beginning of the text', async () => {
  const lateDeclaration = `<html>${' '.repeat(2_000)}<meta charset="latin1">ü`
  expect(await read(lateDeclaration)).toBe(lateDeclaration)
})

describe('the error states the problem', () => {
  test.each<[string, Uint8Array | string, string, SourceHints?]>([
    ['undeclared, not UTF-8', latin1('["Müller"]'), 'jobs.json is not UTF-8 text. Save it as UTF-8'],
    [
      'declared, but not so',
      latin1('"ü"'),
      'is not UTF-8 text, as its content type says',
      { contentType: 'text/plain; charset=utf-8' },
    ],
    ['ends inside a character', Buffer.from('"東').subarray(0, 3), 'is not UTF-8 text'],
    ['unknown', 'x', '"klingon", which isn’t a known encoding', { contentType: 'text/plain; charset=klingon' }],
    ['empty', '', 'jobs.json is empty'],
    ['blank', ' \n\t \ufeff', 'jobs.json is empty'],
  ])('%s', async (_name, content, message, hints = {}) => {
    await expect(read(content, { ...hints, fileName: 'jobs.json' })).rejects.toThrow(message)
  })
})
