import { expect, test } from 'vitest'
import { prefilledPostOf } from './feed-address.ts'

const prefill = (search: string) => prefilledPostOf(new URLSearchParams(search))

test('an address prefills a post with plain text, never with markup', () => {
  expect(prefill('write=win&text=Done <b>%26 dusted</b>')).toEqual({
    kind: 'win',
    html: '<p>Done &lt;b&gt;&amp; dusted&lt;/b&gt;</p>',
  })
})

test.each(['', 'write=win', 'write=win&text=%20', 'write=wine&text=Done', 'text=Done'])(
  'the query “%s” prefills no post',
  (search) => {
    expect(prefill(search)).toBeUndefined()
  },
)
