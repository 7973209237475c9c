import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { nameMark } from '../apps/server/src/platform/link-picture/name-mark.ts'
import { nameHash, nameTint, tints } from '../apps/web/src/ui/base/name-mark.ts'

const source = (file: string) => readFileSync(resolve(import.meta.dirname, '../apps/web/src/ui', file), 'utf8')
const tokens = source('theme/tokens.css')
const shapes = [...source('base/logo-mark.tsx').matchAll(/'(M[\d AHLVZ]+Z)'/g)].map(([, path]) => path)

/** The light value of a colour of the pages. */
function lightOf(name: string): string | undefined {
  return new RegExp(`${name}: light-dark\\((#[0-9a-f]{6}),`).exec(tokens)?.[1]
}

test('a company’s mark is the same in link previews and on pages', () => {
  expect(shapes).toHaveLength(8)
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
      path: shapes[Math.floor(nameHash(name) / tints) % shapes.length],
      ground: lightOf(`--tint-${tint}`),
      shape: lightOf(`--tint-${tint}-shape`),
      ink: lightOf(`--on-tint-${tint}`),
    })
  }
})
