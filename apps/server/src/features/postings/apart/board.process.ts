// A separate process that reads untrusted boards: it receives their bytes and returns postings.
import { answerRequests } from '../../../platform/apart/answer-requests.ts'
import { postingOfText } from '../facts/posting-of-text.ts'
import type { Posting, ReadItem } from '../posting.ts'
import { preparePosting } from '../preparing/prepare-posting.ts'
import { readSource, type SourceKind } from '../sources/read-source.ts'
import type { SourceHints } from '../sources/source-hints.ts'
import { UnreadableBoard } from '../sources/unreadable-board.ts'
import { textOfHtml } from '../text/text-of-html.ts'
import type { BoardProgress, BoardRequest } from './board-requests.ts'

/** The minimum length of a job description, in characters. */
const SHORTEST_DESCRIPTION = 60

type Reading = (piece?: Uint8Array | null) => Promise<BoardProgress>

let reading: Reading | undefined

/**
 * Returns a function that reads a board step by step. Its first call starts the board. Each further call passes bytes
 * and returns the postings read from them; null ends the board.
 */
function readingOf(kind: SourceKind, hints: SourceHints): Reading {
  const items: ReadItem[] = []
  let next = Promise.withResolvers<BoardProgress>()
  let nextBytes = Promise.withResolvers<Uint8Array | null>()

  function report(progress: Omit<BoardProgress, 'items'>): void {
    next.resolve({ items: items.splice(0), ...progress })
  }

  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (;;) {
      nextBytes = Promise.withResolvers()
      report({ ended: false })
      const piece = await nextBytes.promise
      if (piece === null) return
      yield piece
    }
  }

  async function readItems(): Promise<void> {
    try {
      for await (const item of readSource(kind, pieces(), hints)) items.push(item)
      report({ ended: true })
    } catch (error) {
      if (error instanceof UnreadableBoard) report({ ended: true, unreadable: error.message })
      else next.reject(error)
    }
  }

  return (piece) => {
    next = Promise.withResolvers()
    if (piece === undefined) void readItems()
    else nextBytes.resolve(piece)
    return next.promise
  }
}

/**
 * Returns the first job in a page's markup, otherwise the one that the text describes. Null if its description is too
 * short.
 */
async function guess({ text, page, now }: Extract<BoardRequest, { kind: 'guess' }>): Promise<unknown> {
  const posting = page ? ((await markedUp(text)) ?? postingOfText(textOfHtml(text))) : postingOfText(text)
  return textOfHtml(posting.description.value).length < SHORTEST_DESCRIPTION ? null : preparePosting(posting, now)
}

async function markedUp(page: string): Promise<Posting | undefined> {
  const bytes = async function* () {
    yield new TextEncoder().encode(page)
  }
  try {
    for await (const item of readSource('json-ld', bytes(), {})) if ('posting' in item) return item.posting
  } catch (error) {
    if (!(error instanceof UnreadableBoard)) throw error
  }
  return undefined
}

async function answer(request: BoardRequest): Promise<unknown> {
  if (request.kind === 'guess') return guess(request)
  if (request.kind === 'prepare') return preparePosting(request.posting, request.now)
  if (request.kind === 'begin') {
    reading = readingOf(request.source, request.hints)
    return reading()
  }
  if (reading === undefined) throw new Error('No board was begun.')
  return reading(request.piece)
}

answerRequests(async (request) => answer(request as BoardRequest))
