import type { ItemMark } from './item-marks.ts'

const paths = {
  all: '<circle cx="8" cy="8" r="7" fill="currentColor" stroke="none"/><path d="m5 8.2 2.1 2.1L11 6.2" stroke="var(--surface)"/>',
  some: '<circle cx="8" cy="8" r="6"/><path d="M8 2a6 6 0 0 1 0 12Z" fill="currentColor" stroke="none"/>',
  none: '<circle cx="8" cy="8" r="6"/>',
} as const satisfies Record<ItemMark['has'], string>

/**
 * Replaces the bullets of a text by the marks, positioned so that no word moves. Returns a function that removes the
 * marks.
 */
export function drawMarks(text: HTMLElement, marks: readonly ItemMark[]): () => void {
  const items = text.querySelectorAll('li')
  const removers = marks.flatMap((mark) => {
    const item = items[mark.item]
    return item ? [drawMark(item, mark)] : []
  })
  return () => {
    for (const remove of removers) remove()
  }
}

function drawMark(item: HTMLElement, { has, words }: ItemMark): () => void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'read-mark'
  button.style.color = has === 'none' ? 'var(--control)' : 'var(--brand)'
  button.setAttribute('aria-label', words)
  button.innerHTML = `<svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths[has]}</svg>`
  // Hidden from screen readers, for which the button has the same text.
  const [note, aside] = [noteOf('read-note', words), noteOf('read-aside', words)]
  item.dataset.read = has
  item.prepend(button, note)
  if (has === 'all') addAfterText(item, aside)
  return () => {
    for (const element of [button, note, aside]) element.remove()
    delete item.dataset.read
  }
}

/** Inserts a note at the end of the item's own text, before any list inside the item. */
function addAfterText(item: HTMLElement, note: HTMLElement): void {
  const paragraph = item.querySelector(':scope > p')
  if (paragraph) paragraph.append(note)
  else item.insertBefore(note, item.querySelector(':scope > ul, :scope > ol'))
}

function noteOf(className: string, words: string): HTMLElement {
  const note = document.createElement('span')
  note.className = className
  note.ariaHidden = 'true'
  note.textContent = words
  return note
}
