import { expect, test } from 'vitest'
import { beginningOf } from './feed-address.ts'

const of = (search: string) => beginningOf(new URLSearchParams(search))

test('an address begins a post with a text, never with markup', () => {
  expect(of('write=win&text=Done <b>%26 dusted</b>')).toEqual({
    kind: 'win',
    html: '<p>Done &lt;b&gt;&amp; dusted&lt;/b&gt;</p>',
  })
})

test.each(['', 'write=win', 'write=win&text=%20', 'write=wine&text=Done', 'text=Done'])(
  '“%s” begins none',
  (search) => {
    expect(of(search)).toBeUndefined()
  },
)
