import { type Handler, Parser } from 'htmlparser2'
import { boundDepth, DEEPEST_HTML } from '../../../../platform/html/bound-depth.ts'
import { unescapeOnce } from '../../../../platform/html/unescape-html.ts'
import type { JsonPart, JsonWalker } from '../../../../platform/json-walker.ts'
import { UnreadableBoard } from '../unreadable-board.ts'
import { walkBoard } from '../walk-board.ts'

/** A part parsed from a JSON-LD block, or the reason why the block couldn't be parsed. */
export type BlockPart = JsonPart | { readonly broken: string }

/** The maximum number of characters that may arrive before the parser reports a tag or a text. */
const longestSilence = 64_000_000
/** The number of characters that show whether a block is escaped, or inside a comment. */
const beginningLength = 100

/**
 * Yields the values of a web page's `application/ld+json` scripts. A block that isn't JSON is returned as broken; the
 * others are still read. Throws UnreadableBoard if the page ends inside a block, nests too deeply or never ends a tag.
 */
export class JsonLdBlocks {
  private readonly name: string
  private readonly parser: Parser
  private readonly done: BlockPart[] = []
  private block: JsonLdBlock | null = null
  private blocks = 0
  private silence = 0

  constructor(name: string) {
    this.name = name
    const tooDeep = () => {
      throw new UnreadableBoard(`${this.name} nests its elements more than ${DEEPEST_HTML} levels deep; no page does.`)
    }
    const handler: Partial<Handler> = {
      onopentag: (element, { type = '' }) => {
        this.silence = 0
        if (element !== 'script' || !/^\s*application\/ld\+json\b/i.test(type)) return
        this.blocks += 1
        this.block = new JsonLdBlock(`script ${this.blocks}`)
      },
      ontext: (text) => {
        this.silence = 0
        if (this.block !== null) this.done.push(...this.block.push(text))
      },
      onclosetag: (element, isImplied) => {
        this.silence = 0
        if (element !== 'script' || this.block === null) return
        if (isImplied) throw new UnreadableBoard(`${this.name} was cut off inside ${this.block.name}. Fetch it again.`)
        this.done.push(...this.block.end())
        this.block = null
      },
    }
    this.parser = new Parser(boundDepth(handler, tooDeep))
  }

  *push(piece: string): Generator<BlockPart> {
    this.silence += piece.length
    if (this.silence > longestSilence) {
      throw new UnreadableBoard(`${this.name} holds a tag of more than ${longestSilence} characters; no page does.`)
    }
    this.parser.write(piece)
    yield* this.done.splice(0)
  }

  *end(): Generator<BlockPart> {
    try {
      this.parser.end()
    } finally {
      yield* this.done.splice(0)
    }
  }
}

/**
 * The content of one script: JSON, which may be inside a comment or a CDATA section, or have its quotes escaped as
 * entities.
 */
class JsonLdBlock {
  readonly name: string
  private readonly walker: JsonWalker
  private beginning: string | null = ''
  private isEscaped = false
  private carried = ''
  private hasValue = false
  private over = false

  constructor(name: string) {
    this.name = name
    this.walker = walkBoard(name)
  }

  *push(text: string): Generator<BlockPart> {
    if (this.beginning === null) {
      yield* this.read(text)
      return
    }
    this.beginning += text
    if (this.beginning.length >= beginningLength) yield* this.begin(this.beginning)
  }

  *end(): Generator<BlockPart> {
    if (this.beginning !== null) yield* this.begin(this.beginning)
    yield* this.read('', true)
    if (!this.over) yield* this.guarded(() => this.walker.end())
  }

  private *begin(beginning: string): Generator<BlockPart> {
    this.beginning = null
    this.isEscaped = /^\s*[[{]?\s*&(?:quot|#34|#x22|#123|#x7b|#91|#x5b);/i.test(beginning)
    yield* this.read(beginning.replace(/^\s*(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/, ''))
  }

  /** Passes a text on, but keeps an entity that is split between two pieces until the next piece. */
  private *read(text: string, last = false): Generator<BlockPart> {
    if (this.over) return
    let pendingText = text
    if (this.isEscaped) {
      const carriedText = this.carried + text
      const endOfPiece = last
        ? carriedText.length
        : carriedText.length - (/&[#\w]{0,32}$/.exec(carriedText)?.[0].length ?? 0)
      this.carried = carriedText.slice(endOfPiece)
      pendingText = unescapeOnce(carriedText.slice(0, endOfPiece))
    }
    yield* this.guarded(() => this.walker.push(pendingText))
  }

  /** Yields the parts, and ends the block at an error. Anything after the first whole value is ignored (`-->`). */
  private *guarded(parts: () => Iterable<JsonPart>): Generator<BlockPart> {
    try {
      for (const part of parts()) {
        this.hasValue = true
        yield part
      }
    } catch (error) {
      if (!(error instanceof UnreadableBoard)) throw error
      this.over = true
      if (!this.hasValue || !this.walker.isBetween) yield { broken: error.message }
    }
  }
}
