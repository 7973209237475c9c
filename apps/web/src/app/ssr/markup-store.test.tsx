import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { joinPieces } from './join-pieces.ts'
import { CachedMarkup, MarkupMarksContext } from './markup-cache.tsx'
import { createMarkupStore, type MarkupStore } from './markup-store.ts'

const drawn = vi.fn()

function Part({ text }: { text: string }) {
  drawn(text)
  return (
    <p>
      <label htmlFor={useId()}>{text}</label> and {text}
    </p>
  )
}

function page(texts: readonly string[], anywhere?: boolean) {
  return (
    <main>
      {texts.map((text) => (
        <CachedMarkup key={text} of={() => text} {...(anywhere && { anywhere })}>
          <Part text={text} />
        </CachedMarkup>
      ))}
    </main>
  )
}

function render(store: MarkupStore, ...given: Parameters<typeof page>): string {
  drawn.mockClear()
  const markup = store.beginPage()
  const rendered = renderToString(<MarkupMarksContext value={markup}>{page(...given)}</MarkupMarksContext>)
  return new TextDecoder().decode(joinPieces(markup.finish(rendered)))
}

test('a part is drawn once, and every page reads as if it had been drawn anew', () => {
  const store = createMarkupStore(10)
  const texts = ['one', 'two & <three>', 'one [/ 1]']
  const anew = renderToString(page(texts))
  expect(render(store, texts)).toBe(anew)
  expect(drawn).toHaveBeenCalledTimes(3)
  expect(render(store, texts)).toBe(anew)
  expect(drawn).not.toHaveBeenCalled()
})

test('at another place a part is drawn with the ids of that place, unless it has none', () => {
  const store = createMarkupStore(10)
  const anew = renderToString(page(['two', 'one']))
  render(store, ['one', 'two'])
  expect(render(store, ['two', 'one'])).toBe(anew)
  expect(drawn).toHaveBeenCalledTimes(2)
  render(store, ['one', 'two'], true)
  render(store, ['two', 'one'], true)
  expect(drawn).not.toHaveBeenCalled()
})

test('of more parts than there is room for, those used longest ago are drawn again', () => {
  const store = createMarkupStore(2)
  render(store, ['one', 'two'], true)
  render(store, ['one', 'three'], true)
  expect(drawn).toHaveBeenCalledExactlyOnceWith('three')
  render(store, ['one', 'two'], true)
  expect(drawn).toHaveBeenCalledExactlyOnceWith('two')
})

test('in the browser a part is simply drawn', () => {
  expect(renderToString(page(['one']))).toContain('one')
})
