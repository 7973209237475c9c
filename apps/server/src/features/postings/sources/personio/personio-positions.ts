import { SaxesParser } from 'saxes'
import { cleanLine } from '../../text/clean-text.ts'
import { type SourceHints, sourceName } from '../source-hints.ts'
import { UnreadableBoard } from '../unreadable-board.ts'

/** The maximum number of characters of one element, and of those that may arrive before the parser reports anything. */
const longestText = 2_000_000
const longestSilence = 64_000_000
const deepest = 40

/** One `position` of a feed: the texts of its elements by name, all its offices, and the parts of its description. */
export interface PersonioPosition {
  readonly fields: ReadonlyMap<string, string>
  readonly offices: readonly string[]
  readonly descriptions: readonly { readonly name: string; readonly value: string }[]
  /** The reason why a part was left out; null if the position is complete. */
  readonly leftOut: string | null
}

/**
 * Yields the positions of a `workzag-jobs` feed, one by one. Accepts XML's own five entities and numeric ones; refuses
 * a document type, which could declare others. Throws UnreadableBoard if the feed is broken, truncated, or another kind
 * of XML.
 */
export async function* readPersonioPositions(
  text: AsyncIterable<string>,
  hints: SourceHints,
): AsyncGenerator<PersonioPosition> {
  const feed = new FeedParser(sourceName(hints))
  for await (const piece of text) yield* feed.push(piece)
  feed.end()
}

class FeedParser {
  private readonly parser = new SaxesParser()
  private readonly name: string
  private readonly path: string[] = []
  private readonly done: PersonioPosition[] = []
  private silence = 0
  private given = 0
  private text = ''
  private fields = new Map<string, string>()
  private offices: string[] = []
  private descriptions: { name: string; value: string }[] = []
  private leftOut: string | null = null

  constructor(name: string) {
    this.name = name
    this.parser.on('error', (error) => {
      const detail = error.message.replace(/\s+/g, ' ').slice(0, 160)
      throw new UnreadableBoard(`${name} is not whole XML after ${this.given} positions: ${detail} Fetch it again.`)
    })
    this.parser.on('doctype', () => {
      throw new UnreadableBoard(`${name} declares a document type, which no Personio feed does; it is not read.`)
    })
    this.parser.on('opentag', ({ name: element }) => this.open(element))
    this.parser.on('text', (part) => this.take(part))
    this.parser.on('cdata', (part) => this.take(part))
    this.parser.on('closetag', ({ name: element }) => this.close(element))
  }

  *push(piece: string): Generator<PersonioPosition> {
    this.silence += piece.length
    if (this.silence > longestSilence) {
      throw new UnreadableBoard(`${this.name} holds a text of more than ${longestSilence} characters; no job does.`)
    }
    try {
      this.parser.write(piece)
    } finally {
      yield* this.done.splice(0)
    }
  }

  /** Ends the feed. Throws if an element is still open. */
  end(): void {
    this.parser.close()
  }

  private open(element: string): void {
    this.silence = 0
    if (this.path.length === 0 && element !== 'workzag-jobs') {
      throw new UnreadableBoard(
        `This is not a Personio feed: its outermost element should be "workzag-jobs", and is "${element.slice(0, 40)}".`,
      )
    }
    this.path.push(element)
    this.text = ''
    if (this.path.length > deepest) {
      throw new UnreadableBoard(`${this.name} nests its elements deeper than ${deepest} levels; no feed does.`)
    }
    const place = this.place()
    if (place === 'position') this.start()
    if (place === 'position/jobDescriptions/jobDescription') this.descriptions.push({ name: '', value: '' })
  }

  private start(): void {
    this.fields = new Map()
    this.offices = []
    this.descriptions = []
    this.leftOut = null
  }

  private take(part: string): void {
    this.silence = 0
    if (this.text.length + part.length <= longestText) this.text += part
    else this.leftOut = `${this.path.at(-1)}: it is longer than ${longestText} characters`
  }

  private close(element: string): void {
    this.silence = 0
    const place = this.place()
    const { text } = this
    this.path.pop()
    this.text = ''
    if (place === 'position') this.finish()
    else if (place === 'position/office' || place === 'position/additionalOffices/office') this.addOffice(place, text)
    else if (place.startsWith('position/jobDescriptions/jobDescription/')) this.describe(element, text)
    else if (place === `position/${element}` && !this.fields.has(element)) this.fields.set(element, text)
  }

  private place(): string {
    return this.path.slice(1).join('/')
  }

  private addOffice(place: string, text: string): void {
    const office = cleanLine(text)
    if (office === '') return
    if (place !== 'position/office') this.offices.push(office)
    else {
      this.offices.unshift(office)
      this.fields.set('office', office)
    }
  }

  private describe(element: string, text: string): void {
    const part = this.descriptions.at(-1)
    if (part === undefined) return
    if (element === 'name') part.name = cleanLine(text).slice(0, 200)
    if (element === 'value') part.value = text
  }

  private finish(): void {
    this.given += 1
    this.done.push({
      fields: this.fields,
      offices: this.offices,
      descriptions: this.descriptions.filter(({ value }) => value.trim() !== ''),
      leftOut: this.leftOut,
    })
  }
}
