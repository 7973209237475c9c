import { type SourceHints, sourceName } from './source-hints.ts'
import { UnreadableBoard } from './unreadable-board.ts'

type Notation = 'JSON' | 'XML' | 'a web page' | 'text'

const notationsOf: Readonly<Record<string, readonly Notation[]>> = {
  personio: ['XML'],
  'json-ld': ['JSON', 'a web page', 'XML', 'text'],
  csv: ['text'],
}

/**
 * Passes a text on if it begins as a text of its source should. Otherwise throws UnreadableBoard, naming what the text
 * looks like.
 */
export async function* checkNotation(
  kind: string,
  text: AsyncIterable<string>,
  hints: SourceHints,
): AsyncGenerator<string> {
  let isFirst = true
  for await (const piece of text) {
    if (isFirst) check(kind, piece.trimStart().slice(0, 2_000), sourceName(hints))
    isFirst = false
    yield piece
  }
}

function check(kind: string, beginning: string, name: string): void {
  const isPersonio = /<workzag-jobs\b/.test(beginning)
  if (isPersonio && kind !== 'personio') {
    throw new UnreadableBoard('This looks like a Personio feed; use --source personio')
  }
  const notation = notationOf(beginning)
  const notations = notationsOf[kind] ?? ['JSON', 'text']
  if (notations.includes(notation)) return
  const hint =
    notation === 'a web page'
      ? 'If its pages carry schema.org JobPostings, use --source json-ld.'
      : notation === 'JSON'
        ? 'If it is in the plain format, use --source json.'
        : "Fetch it again from the board's API."
  const should = kind === 'csv' ? 'CSV' : kind === 'personio' ? 'XML' : 'JSON'
  throw new UnreadableBoard(`${name} is not ${should} but ${notation}. ${hint}`)
}

function notationOf(beginning: string): Notation {
  if (/^[[{]/.test(beginning)) return 'JSON'
  if (/^<(?:!doctype html|html|head|body|script)\b/i.test(beginning)) return 'a web page'
  if (/^<(?:[?!a-z])/i.test(beginning)) return /<html\b/i.test(beginning) ? 'a web page' : 'XML'
  return 'text'
}
