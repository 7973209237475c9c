import { Parser } from 'htmlparser2'

/** The effect of a style on its paragraphs or words. */
export interface DocxStyle {
  readonly isHeading: boolean
  readonly isList: boolean
  readonly isBold: boolean
  /** Whether the text is hidden; undefined if the style doesn't say. */
  readonly isHidden: boolean | undefined
  readonly size: number | undefined
  /** The space above a paragraph, in twentieths of a point. */
  readonly before: number
}

interface Draft {
  name: string
  based: string
  isOutlined: boolean
  isListed: boolean
  isBold: boolean
  isHidden: boolean | undefined
  size: number
  before: number
}

const emptyDraft: Draft = {
  ...{ name: '', based: '', isOutlined: false, isListed: false, isBold: false, isHidden: undefined },
  ...{ size: 0, before: 0 },
}

/** Returns the styles of a document by their ids; the empty id has the default style. */
export function readDocxStyles(xml: string): Map<string, DocxStyle> {
  const drafts = new Map<string, Draft>()
  let currentDraft: Draft | undefined
  new Parser(
    {
      onopentag(tag, attributes) {
        const value = attributes['w:val'] ?? ''
        if (tag === 'w:style' || tag === 'w:docDefaults') {
          currentDraft = { ...emptyDraft }
          drafts.set(tag === 'w:style' ? (attributes['w:styleId'] ?? '') : '', currentDraft)
        }
        if (!currentDraft) return
        if (tag === 'w:name') currentDraft.name = value
        if (tag === 'w:basedOn') currentDraft.based = value
        if (tag === 'w:outlineLvl') currentDraft.isOutlined = Number(value) < 9
        if (tag === 'w:numPr') currentDraft.isListed = true
        if (tag === 'w:b') currentDraft.isBold = value !== '0' && value !== 'false'
        if (tag === 'w:vanish' || tag === 'w:webHidden') currentDraft.isHidden = value !== '0' && value !== 'false'
        if (tag === 'w:sz') currentDraft.size = Number(value) / 2 || 0
        if (tag === 'w:spacing') currentDraft.before = Number(attributes['w:before']) || currentDraft.before
      },
      onclosetag(tag) {
        if (tag === 'w:style' || tag === 'w:docDefaults') currentDraft = undefined
      },
    },
    { xmlMode: true },
  ).end(xml)
  return new Map([...drafts].map(([id, draft]) => [id, styleOf(draft, drafts)]))
}

function styleOf(draft: Draft, drafts: ReadonlyMap<string, Draft>): DocxStyle {
  const chain = [draft]
  for (let next = drafts.get(draft.based); next && chain.length < 10; next = drafts.get(next.based)) chain.push(next)
  return {
    isHeading: chain.some(
      ({ name, isOutlined }) =>
        isOutlined || /^(?:heading|überschrift|titre|título|titolo|kop|nagłówek) ?\d/i.test(name),
    ),
    isList: chain.some(({ name, isListed }) => isListed || /^list (?:bullet|number|paragraph)/i.test(name)),
    isBold: chain.some(({ isBold }) => isBold),
    isHidden: chain.find(({ isHidden }) => isHidden !== undefined)?.isHidden,
    size: chain.find(({ size }) => size > 0)?.size,
    before: chain.find(({ before }) => before > 0)?.before ?? 0,
  }
}
