import { Parser } from 'htmlparser2'
import { readDocxStyles } from './docx-styles.ts'

/** The texts of a document's parts, by the parts' names. */
export type DocxParts = ReadonlyMap<string, string>

/** A paragraph, or a table row whose cells have one paragraph each. */
export interface DocxBlock {
  readonly text: string
  readonly isBullet: boolean
  readonly isHeading: boolean
  /** Whether there is space above the block. */
  readonly isApart: boolean
  /** The size of the block's largest letters in points, if the block states one. */
  readonly size: number | undefined
  /** `bold` if all letters are bold, otherwise `plain`; undefined for a row with both. */
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
  /** Whether the words are hidden; undefined if their style, or their paragraph's style, decides. */
  isHidden: boolean | undefined
  isBold: boolean
  size: number
}

const emptyRun = (): Run => ({ style: '', isHidden: undefined, isBold: false, size: 0 })
const emptyParagraph = (): Paragraph => ({ text: '', style: '', isListed: false, before: 0, sizes: [], isPlain: false })
/** The minimum space between paragraphs that counts as a gap, in twentieths of a point. */
const leastSpace = 100
/** Elements with text that isn't part of the document, such as copies for older programs and deleted text. */
const skippedTags = new Set([
  'mc:Fallback',
  'w:del',
  'w:delText',
  'w:instrText',
  'w:moveFrom',
  'w:footnoteReference',
  'w:pict',
])

/** Returns the paragraphs of a part in order. Leaves out hidden text; adds the targets of links after their words. */
export function blocksOfDocx(parts: DocxParts, name: string): DocxBlock[] {
  const styles = readDocxStyles(parts.get('word/styles.xml') ?? '')
  const targets = targetsOf(parts.get(name.replace('word/', 'word/_rels/') + '.rels') ?? '')
  const blocks: DocxBlock[] = []
  const rows: DocxBlock[][][] = []
  const openParagraphs: Paragraph[] = []
  const links: { target: string; from: number }[] = []
  let [skip, isText, run] = [0, false, emptyRun()]

  const put = (block: DocxBlock) => {
    const cell = rows.at(-1)?.at(-1)
    if (cell) cell.push(block)
    else blocks.push(block)
  }
  const write = (text: string) => {
    const paragraph = openParagraphs.at(-1)
    if (!paragraph || (run.isHidden ?? styles.get(run.style)?.isHidden ?? styles.get(paragraph.style)?.isHidden)) return
    paragraph.text += text
    if (text.trim() === '') return
    if (run.size > 0) paragraph.sizes.push(run.size)
    if (!run.isBold) paragraph.isPlain = true
  }
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (skippedTags.has(tag)) skip += 1
        if (skip > 0) return
        const value = attributes['w:val'] ?? ''
        const isOn = value !== '0' && value !== 'false' && value !== 'none'
        const paragraph = openParagraphs.at(-1)
        if (tag === 'w:p') openParagraphs.push(emptyParagraph())
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
        if (skippedTags.has(tag)) skip -= 1
        if (skip > 0) return
        if (tag === 'w:t') isText = false
        else if (tag === 'w:hyperlink') {
          const { target = '', from = 0 } = links.pop() ?? {}
          const paragraph = openParagraphs.at(-1)
          if (paragraph) paragraph.text += linkTargetAfter(paragraph.text.slice(from), target)
        } else if (tag === 'w:p') {
          const paragraph = openParagraphs.pop()
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

/** Returns the target of a web, email or phone link between tabs; empty if the link's words contain it. */
function linkTargetAfter(words: string, target: string): string {
  const plainTarget = target.replace(/^mailto:|^tel:/i, '').replace(/\/$/, '')
  if (plainTarget === '' || !/^(?:https?:|mailto:|tel:)/i.test(target)) return ''
  const bareTarget = plainTarget.replace(/^https?:\/\/(?:www\.)?/i, '')
  return words.includes(bareTarget) ? '' : `\t${plainTarget}\t`
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
 * Returns the lines of a table row. A row of single paragraphs becomes one line with gaps. In a row of two cells, a
 * short first one with digits, such as a date, comes before the other's first line. Other cells with several paragraphs
 * are columns, which are read one by one.
 */
function blocksOfRow(cells: readonly (readonly DocxBlock[])[]): DocxBlock[] {
  const filledCells = cells
    .map((cell) => cell.filter(({ text }) => text.trim() !== ''))
    .filter((cell) => cell.length > 0)
  const [first = [], second = [], ...others] = filledCells
  if (filledCells.length < 2) return filledCells.flat()
  if (filledCells.every((cell) => cell.length === 1)) return [joinedBlock(filledCells.flat())]
  const [label] = first
  if (first.length === 1 && label && label.text.length < 40 && /\p{Nd}{2}/u.test(label.text) && others.length === 0) {
    const [head, ...rest] = second
    return [...(head ? [joinedBlock([label, head])] : []), ...rest]
  }
  return filledCells.flatMap((cell) => cell.map((block, index) => (index === 0 ? { ...block, isApart: true } : block)))
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
