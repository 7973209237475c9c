import { Parser } from 'htmlparser2'
import { readDocxStyles } from './docx-styles.ts'

/** The texts of a document's parts by name. */
export type DocxParts = ReadonlyMap<string, string>

/** A paragraph, or a row of a table whose cells have one paragraph each. */
export interface DocxBlock {
  readonly text: string
  readonly isBullet: boolean
  readonly isHeading: boolean
  /** Has space above it. */
  readonly isApart: boolean
  /** The size of its largest letters in points, if it states one. */
  readonly size: number | undefined
  /** `bold` if all of its letters are. */
  readonly face: string | undefined
}

interface Paragraph {
  text: string
  style: string
  isListed: boolean
  before: number
  sizes: number[]
  isPlain: boolean
}

interface Run {
  style: string
  /** Undefined if its style, or its paragraph's, decides. */
  isHidden: boolean | undefined
  isBold: boolean
  size: number
}

const emptyRun = (): Run => ({ style: '', isHidden: undefined, isBold: false, size: 0 })
const empty = (): Paragraph => ({ text: '', style: '', isListed: false, before: 0, sizes: [], isPlain: false })
/** In twentieths of a point: at least this is a gap between paragraphs. */
const leastSpace = 100
/** Their text is a copy for older programs, was deleted, or is an instruction. */
const skipped = new Set([
  'mc:Fallback',
  'w:del',
  'w:delText',
  'w:instrText',
  'w:moveFrom',
  'w:footnoteReference',
  'w:pict',
])

/** Returns the paragraphs of a part in order. Hidden text is left out; the targets of links follow their words. */
export function blocksOfDocx(parts: DocxParts, name: string): DocxBlock[] {
  const styles = readDocxStyles(parts.get('word/styles.xml') ?? '')
  const targets = targetsOf(parts.get(name.replace('word/', 'word/_rels/') + '.rels') ?? '')
  const blocks: DocxBlock[] = []
  const rows: DocxBlock[][][] = []
  const open: Paragraph[] = []
  const links: { target: string; from: number }[] = []
  let [skip, isText, run] = [0, false, emptyRun()]

  const put = (block: DocxBlock) => {
    const cell = rows.at(-1)?.at(-1)
    if (cell) cell.push(block)
    else blocks.push(block)
  }
  const write = (text: string) => {
    const paragraph = open.at(-1)
    if (!paragraph || (run.isHidden ?? styles.get(run.style)?.isHidden ?? styles.get(paragraph.style)?.isHidden)) return
    paragraph.text += text
    if (text.trim() === '') return
    if (run.size > 0) paragraph.sizes.push(run.size)
    if (!run.isBold) paragraph.isPlain = true
  }
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (skipped.has(tag)) skip += 1
        if (skip > 0) return
        const value = attributes['w:val'] ?? ''
        const isOn = value !== '0' && value !== 'false' && value !== 'none'
        const paragraph = open.at(-1)
        if (tag === 'w:p') open.push(empty())
        else if (tag === 'w:r') run = emptyRun()
        else if (tag === 'w:t') isText = true
        else if (tag === 'w:tab' && attributes['w:pos'] === undefined) write('\t')
        else if (tag === 'w:br' || tag === 'w:cr') write('\n')
        else if (tag === 'w:noBreakHyphen') write('-')
        else if (tag === 'w:vanish' || tag === 'w:webHidden') run.isHidden = isOn
        else if (tag === 'w:b') run.isBold = isOn
        else if (tag === 'w:sz') run.size = Number(value) / 2 || 0
        else if (tag === 'w:pStyle' && paragraph) paragraph.style = value
        else if (tag === 'w:rStyle') run.style = value
        else if (tag === 'w:numPr' && paragraph) paragraph.isListed = true
        else if (tag === 'w:numId' && paragraph) paragraph.isListed = value !== '0'
        else if (tag === 'w:spacing' && paragraph) paragraph.before = Number(attributes['w:before']) || paragraph.before
        else if (tag === 'w:hyperlink')
          links.push({ target: targets.get(attributes['r:id'] ?? '') ?? '', from: paragraph?.text.length ?? 0 })
        else if (tag === 'w:tr') rows.push([])
        else if (tag === 'w:tc') rows.at(-1)?.push([])
      },
      ontext(text) {
        if (isText && skip === 0) write(text)
      },
      onclosetag(tag) {
        if (skipped.has(tag)) skip -= 1
        if (skip > 0) return
        if (tag === 'w:t') isText = false
        else if (tag === 'w:hyperlink') {
          const { target = '', from = 0 } = links.pop() ?? {}
          const paragraph = open.at(-1)
          if (paragraph) paragraph.text += beside(paragraph.text.slice(from), target)
        } else if (tag === 'w:p') {
          const paragraph = open.pop()
          if (paragraph) put(blockOf(paragraph, styles))
        } else if (tag === 'w:tr') for (const block of blocksOfRow(rows.pop() ?? [])) put(block)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(parts.get(name) ?? '')
  return blocks
}

function blockOf(
  { text, style, isListed, before, sizes, isPlain }: Paragraph,
  styles: ReturnType<typeof readDocxStyles>,
): DocxBlock {
  const ownStyle = styles.get(style)
  const size = Math.max(0, ...sizes) || ownStyle?.size || styles.get('')?.size
  return {
    text,
    isBullet: isListed || ownStyle?.isList === true,
    isHeading: ownStyle?.isHeading === true && text.trim() !== '',
    isApart: (before || ownStyle?.before || 0) >= leastSpace,
    size: size || undefined,
    face: !isPlain || ownStyle?.isBold ? 'bold' : 'plain',
  }
}

/** The target of a link, unless its words already are the target. */
function beside(words: string, target: string): string {
  const plain = target.replace(/^mailto:|^tel:/i, '').replace(/\/$/, '')
  if (plain === '' || !/^(?:https?:|mailto:|tel:)/i.test(target)) return ''
  const bare = plain.replace(/^https?:\/\/(?:www\.)?/i, '')
  return words.includes(bare) ? '' : `\t${plain}\t`
}

function targetsOf(relations: string): Map<string, string> {
  const targets = new Map<string, string>()
  new Parser(
    {
      onopentag(_, { Id = '', Target = '', TargetMode }) {
        if (TargetMode === 'External') targets.set(Id, Target)
      },
    },
    { xmlMode: true },
  ).end(relations)
  return targets
}

/**
 * A row of single paragraphs becomes one line with gaps. A narrow cell with a date or label beside one with more stands
 * before its first line; other cells with several paragraphs are columns, read one by one.
 */
function blocksOfRow(cells: readonly (readonly DocxBlock[])[]): DocxBlock[] {
  const filled = cells.map((cell) => cell.filter(({ text }) => text.trim() !== '')).filter((cell) => cell.length > 0)
  const [first = [], second = [], ...others] = filled
  if (filled.length < 2) return filled.flat()
  if (filled.every((cell) => cell.length === 1)) return [joinedBlock(filled.flat())]
  const [label] = first
  if (first.length === 1 && label && label.text.length < 40 && /\p{Nd}{2}/u.test(label.text) && others.length === 0) {
    const [head, ...rest] = second
    return [...(head ? [joinedBlock([label, head])] : []), ...rest]
  }
  return filled.flatMap((cell) => cell.map((block, index) => (index === 0 ? { ...block, isApart: true } : block)))
}

function joinedBlock(blocks: readonly DocxBlock[]): DocxBlock {
  const [first] = blocks
  const sizes = blocks.flatMap(({ size }) => size ?? [])
  return {
    text: blocks.map(({ text }) => text.trim()).join('\t'),
    isBullet: false,
    isHeading: false,
    isApart: true,
    size: sizes.length > 0 ? Math.max(...sizes) : undefined,
    face: blocks.every(({ face }) => face === first?.face) ? first?.face : undefined,
  }
}
