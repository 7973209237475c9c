/**
 * The limits of a string and of an item in characters, and of nesting. A longer string becomes empty, a value nested
 * deeper becomes null, and a larger item becomes undefined.
 */
const longestText = 2_000_000
const largestValue = 4_000_000
const deepest = 200

/** A value of a JSON text: an element of one of its lists of items, or an outermost value without such a list. */
export interface JsonPart {
  /** The name of the list, null for a bare list; undefined for a value that is not in a list. */
  readonly list: string | null | undefined
  /**
   * The value, in which strings that are too long are empty and values nested too deep are null; undefined if the whole
   * value is too large.
   */
  readonly value: unknown
  /** The reason why a part was left out; null if the value is complete. */
  readonly leftOut: string | null
  /** The size of `value`, in characters. */
  readonly size: number
}

/** A text that is read as JSON. */
export interface WalkedText {
  /** The text's name in errors. */
  readonly name: string
  /** The names of members whose list contains the items. */
  readonly lists: ReadonlySet<string>
  /** Creates the error for a text that can't be read, from the reason. */
  readonly unreadable: (reason: string) => Error
}

type ExpectedToken = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'more'

/**
 * Reads JSON in pieces and returns its items one by one. Items are the elements of a bare list, the elements of a list
 * under one of some names in the outermost object, or the objects of a text with several objects (one per line). Holds
 * only one item and the outermost object's other members, each at most a few megabytes, so that a text of any size
 * needs little memory. JSON.parse reads each item.
 */
export class JsonWalker {
  /** The members of the outermost object so far, except lists of items. */
  members = new Map<string, unknown>()
  /** The names of the lists found so far, null for a bare one. */
  readonly lists: (string | null)[] = []
  private readonly name: string
  private readonly listNames: ReadonlySet<string>
  private readonly unreadable: WalkedText['unreadable']
  private frame: 'root' | 'object' | 'list' = 'root'
  private expected: ExpectedToken = 'value'
  private key = ''
  private listName: string | null = null
  private hasList = false
  private membersSize = 0
  private membersLeftOut: string | null = null
  private given = 0
  // The value being collected.
  private collecting: 'scalar' | 'string' | 'nested' | null = null
  private text = ''
  private depth = 0
  private inString = false
  private escaped = false
  private stringStart = 0
  private stringSize = 0
  private leftOut: string | null = null
  private tooLarge = false

  constructor({ name, lists, unreadable }: WalkedText) {
    this.name = name
    this.listNames = lists
    this.unreadable = unreadable
  }

  /** Whether the position is between two values of the text, so that nothing is open. */
  get isBetween(): boolean {
    return this.frame === 'root' && this.collecting === null
  }

  /** Takes the next piece, and yields the values that end in it. Throws the text's error if it isn't JSON. */
  *push(piece: string): Generator<JsonPart> {
    let at = 0
    while (at < piece.length) {
      if (this.collecting !== null) {
        at = this.collect(piece, at)
        if (this.collecting === null) yield* this.endValue()
        continue
      }
      const char = piece[at] ?? ''
      if (isBlank(char)) at += 1
      else if (this.isStructure(char)) {
        at += 1
        yield* this.takeStructure(char)
      } else this.startValue(char)
    }
  }

  /** Ends the text. Throws the text's error if the text ends in the middle of a value. */
  *end(): Generator<JsonPart> {
    if (this.collecting === 'scalar' && this.frame === 'root') {
      this.collecting = null
      yield* this.endValue()
    }
    if (this.isBetween) return
    throw this.unreadable(
      `${this.name} is not whole JSON; it was cut off after ${this.given} ${this.given === 1 ? 'item' : 'items'}. Fetch it again.`,
    )
  }

  private isStructure(char: string): boolean {
    if (this.expected === 'colon' || this.expected === 'more') return true
    if (this.expected === 'key or end') return char === '}'
    if (this.expected === 'value or end' && char === ']') return true
    if (this.frame === 'root') return char === '{' || char === '['
    return this.frame === 'object' && this.expected === 'value' && char === '[' && this.listNames.has(this.key)
  }

  private *takeStructure(char: string): Generator<JsonPart> {
    if (this.expected === 'colon' && char === ':') this.expected = 'value'
    else if (this.expected === 'more' && char === ',') this.expected = this.frame === 'object' ? 'key' : 'value'
    else if (char === '}' && this.frame === 'object') yield* this.endObject()
    else if (char === ']' && this.frame === 'list') this.endList()
    else if (char === '{' && this.frame === 'root') this.startObject()
    else if (char === '[' && this.frame !== 'list' && this.expected === 'value') this.startList()
    else throw this.wrong(char)
  }

  private startObject(): void {
    this.members = new Map()
    this.membersSize = 0
    this.membersLeftOut = null
    this.hasList = false
    this.frame = 'object'
    this.expected = 'key or end'
  }

  private *endObject(): Generator<JsonPart> {
    this.frame = 'root'
    this.expected = 'value'
    if (this.hasList) return
    this.given += 1
    yield {
      list: undefined,
      value: Object.fromEntries(this.members),
      leftOut: this.membersLeftOut,
      size: this.membersSize,
    }
  }

  private startList(): void {
    this.listName = this.frame === 'object' ? this.key : null
    this.lists.push(this.listName)
    this.hasList = true
    this.frame = 'list'
    this.expected = 'value or end'
  }

  private endList(): void {
    this.frame = this.listName === null ? 'root' : 'object'
    this.expected = this.listName === null ? 'value' : 'more'
  }

  private startValue(char: string): void {
    if (this.expected.startsWith('key') && char !== '"') throw this.wrong(char)
    this.collecting = char === '"' ? 'string' : char === '{' || char === '[' ? 'nested' : 'scalar'
    this.text = ''
    this.depth = 0
    this.leftOut = null
    this.tooLarge = false
  }

  /** Collects the characters of the value from `at` on. Returns the position after the last one. */
  private collect(piece: string, at: number): number {
    if (this.inString) return this.collectString(piece, at)
    const ends = this.collecting === 'scalar' ? scalarEnd : nestingSign
    ends.lastIndex = at
    const match = ends.exec(piece)
    if (match === null) {
      this.keep(piece.slice(at))
      return piece.length
    }
    if (this.collecting === 'scalar') {
      this.keep(piece.slice(at, match.index))
      this.collecting = null
      return match.index
    }
    this.keep(piece.slice(at, match.index))
    this.takeSign(match[0])
    return match.index + 1
  }

  private takeSign(sign: string): void {
    if (sign === '"') {
      this.keep(sign)
      this.inString = true
      this.stringStart = this.text.length
      this.stringSize = 0
      return
    }
    if (sign === '{' || sign === '[') {
      this.depth += 1
      if (this.depth === deepest + 1 && !this.tooLarge) this.text += 'null'
      if (this.depth > deepest) this.leftOut = `nested deeper than ${deepest} levels`
      this.keep(sign)
      return
    }
    this.keep(sign)
    this.depth -= 1
    if (this.depth === 0) this.collecting = null
  }

  private collectString(piece: string, at: number): number {
    if (this.escaped) {
      this.escaped = false
      this.keepInString(piece.slice(at, at + 1))
      return at + 1
    }
    stringSign.lastIndex = at
    const match = stringSign.exec(piece)
    const end = match?.index ?? piece.length
    this.keepInString(piece.slice(at, end))
    if (match === null) return end
    if (match[0] === '\\') {
      this.escaped = true
      this.keepInString('\\')
    } else {
      this.inString = false
      this.keep('"')
      if (this.collecting === 'string') this.collecting = null
    }
    return end + 1
  }

  /** Omits a whole text once it is too long, so that no text is cut within an escape sequence. */
  private keepInString(part: string): void {
    this.stringSize += part.length
    if (this.stringSize <= longestText) {
      this.keep(part)
      return
    }
    if (this.depth <= deepest) this.text = this.text.slice(0, this.stringStart)
    this.leftOut = `a text of it is longer than ${longestText} characters`
  }

  private keep(part: string): void {
    if (this.depth > deepest || this.tooLarge) return
    this.text += part
    if (this.text.length <= largestValue) return
    this.tooLarge = true
    this.leftOut = `it is larger than ${largestValue} characters`
    this.text = ''
  }

  private *endValue(): Generator<JsonPart> {
    const value = this.tooLarge ? undefined : this.parse(this.text)
    const size = this.text.length
    const { leftOut } = this
    this.text = ''
    if (this.frame === 'object') {
      this.takeMember(value, size, leftOut)
      return
    }
    this.given += 1
    this.expected = this.frame === 'list' ? 'more' : 'value'
    yield { list: this.frame === 'list' ? this.listName : undefined, value, leftOut, size }
  }

  private takeMember(value: unknown, size: number, leftOut: string | null): void {
    if (this.expected.startsWith('key')) {
      this.key = typeof value === 'string' ? value : ''
      this.expected = 'colon'
      return
    }
    this.expected = 'more'
    this.membersSize += this.key.length + size
    this.membersLeftOut ??= leftOut
    if (this.membersSize <= largestValue) this.members.set(this.key, value)
    else this.membersLeftOut ??= `it is larger than ${largestValue} characters`
  }

  /**
   * Parses a value. If it isn't valid JSON, replaces its control characters, such as unescaped line breaks, with spaces
   * and tries again.
   */
  private parse(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch (error) {
      const cleanedText = text.replace(control, ' ')
      if (cleanedText !== text) return this.parse(cleanedText)
      const detail = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 160) : ''
      throw this.unreadable(`${this.name} is not JSON, or was cut off: ${detail}`)
    }
  }

  private wrong(char: string): Error {
    const expectation =
      this.expected === 'colon' ? 'a colon' : this.expected === 'more' ? 'a comma' : `a ${this.expected}`
    return this.unreadable(
      `${this.name} is not JSON: after ${this.given} items it has ${JSON.stringify(char)} where ${expectation} should be.`,
    )
  }
}

const nestingSign = /["{}[\]]/g
const stringSign = /["\\]/g
const scalarEnd = /[,\]}\s{["]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const control = /[\u0000-\u001f]/g

function isBlank(char: string): boolean {
  return char === ' ' || char === '\n' || char === '\r' || char === '\t' || char === '\u0000' || char === '\ufeff'
}
