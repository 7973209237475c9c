import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { nameMark } from '../apps/server/src/platform/link-picture/name-mark.ts'
import { nameShape, nameTint } from '../apps/web/src/ui/base/name-mark.ts'

const source = (file: string) => readFileSync(resolve(import.meta.dirname, '../apps/web/src/ui', file), 'utf8')
const tokens = source('theme/tokens.css')

/** Returns the value of a page colour in the light theme. */
function lightOf(name: string): string | undefined {
  return new RegExp(`${name}: light-dark\\((#[0-9a-f]{6}),`).exec(tokens)?.[1]
}

test('a company’s mark is the same in link previews and on pages', () => {
  const names = [
    'Lumenfield',
    'Ørsted',
    '株式会社メルカリ',
    '',
    ...Array.from({ length: 300 }, (_, n) => `Company ${n}`),
  ]
  for (const name of names) {
    const tint = nameTint(name)
    expect(nameMark(name), name).toEqual({
      path: nameShape(name),
      shape: lightOf(`--tint-${tint}-shape`),
      ink: lightOf(`--on-tint-${tint}`),
    })
  }
})
