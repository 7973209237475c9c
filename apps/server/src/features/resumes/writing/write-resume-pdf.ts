import type { Resume } from '@rise/contract/resumes/shapes'
import { createElement as element, type ReactElement, type ReactNode } from 'react'
import { isBrokenAnywhere, withTightSpaces } from './break-word.ts'
import { type ResumeDesign, resumeDesigns } from './resume-design.ts'
import { type FontsOfOutline, registerFonts } from './resume-fonts.ts'
import { type OutlineEntry, type OutlineSection, outlineOf, printedUrl } from './resume-outline.ts'

export interface ResumePdfOptions {
  readonly design: keyof typeof resumeDesigns
  readonly paper: 'A4' | 'Letter'
  /** The photo as a square PNG or JPEG. */
  readonly photo?: Uint8Array
}

export interface WrittenResume {
  readonly pdf: Uint8Array
  /** The words that the pages lack or show only in part, because no font of ours has their letters. */
  readonly undrawn: readonly string[]
}

type Renderer = typeof import('@react-pdf/renderer')
type Style = ResumeDesign['styles']['page']

const contactsRow: Style = { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16 }
/** Entries and list items of at most this many characters are never split over two pages. */
const longestWhole = 700

/**
 * Writes a résumé as PDF: selectable text in reading order, with embedded fonts, title, author and language. Blocks the
 * thread during the layout, so call it through `writeResumePdfApart`.
 */
export async function writeResumePdf(
  resume: Resume,
  { design, paper, photo }: ResumePdfOptions,
): Promise<WrittenResume> {
  const renderer = await import('@react-pdf/renderer')
  const designStyle = resumeDesigns[design]
  const outline = outlineOf(resume)
  const { families, undrawn, ...fonts } = await registerFonts(renderer.Font, designStyle.face, outline)
  const page = drawPage(renderer, withFamilies(designStyle, families), fonts, paper, photo)
  const title = outline.name === '' ? 'Résumé' : `${outline.name} – Résumé`
  const { Document } = renderer
  const pdf = await renderer.renderToBuffer(
    element(Document, { title, author: outline.name, language: 'en', creator: 'Rise', producer: 'Rise' }, page),
  )
  return { pdf, undrawn }
}

function drawPage(
  { Document: _, Font: __, ...renderer }: Renderer,
  design: ResumeDesign,
  { outline, spelled }: Pick<FontsOfOutline, 'outline' | 'spelled'>,
  paper: ResumePdfOptions['paper'],
  photo: Uint8Array | undefined,
): ReactElement {
  const { Page, View, Text, Link, Image } = renderer
  const { styles, margin } = design

  function text(key: string, style: Style | Style[], ...children: ReactNode[]): ReactElement {
    const words = children.filter((child) => typeof child === 'string').join('')
    const direction: Style = isRightToLeft(words) ? { direction: 'rtl', textAlign: 'left' } : {}
    const isTight = isBrokenAnywhere(spelled(words))
    const styles = [direction, style, heightOf(spelled(words), design, [style].flat())].flat()
    const content = children.map(withoutLooseDash).map((child) => (isTight ? tight(child) : child))
    return element(
      Text,
      { key, style: styles, orphans: 2, widows: 2, ...(isTight && { hyphenationPenalty: 1 }) },
      ...content,
    )
  }

  function header(): ReactElement {
    const { color } = styles.contacts
    const contacts = outline.contacts.map(({ text: words, href }) =>
      href
        ? element(Link, { key: words, src: href, style: { ...(color && { color }), textDecoration: 'none' } }, words)
        : text(words, {}, words),
    )
    const words = [
      ...(outline.name ? [text('name', styles.name, outline.name)] : []),
      ...(outline.label ? [text('label', styles.label, outline.label)] : []),
      ...(contacts.length > 0
        ? [element(View, { key: 'contacts', style: [contactsRow, styles.contacts] }, ...contacts)]
        : []),
    ]
    const isRow = 'flexDirection' in styles.header
    return element(
      View,
      { key: 'header', style: styles.header },
      photo ? element(Image, { key: 'photo', src: dataUrl(photo), style: styles.photo }) : null,
      isRow ? element(View, { key: 'words', style: { flex: 1 } }, ...words) : words,
    )
  }

  function section({ title, paragraphs = [], entries = [], items = [], words = [] }: OutlineSection): ReactElement {
    const content = [
      ...paragraphs.map((words, index) => text(`p${index}`, [index > 0 ? styles.text : {}, alignmentOf(words)], words)),
      ...entries.map(entry),
      ...items.map(({ name, text: listed }, index) =>
        text(`i${index}`, index > 0 ? styles.text : {}, ...(listed ? [bold(`${name}: `), listed] : [name])),
      ),
      ...(words.length > 0 ? [text('words', {}, words.join(', '))] : []),
    ]
    const heading = element(Text, { key: 'heading', style: styles.heading, minPresenceAhead: 42 }, title)
    // Positioned outside the row, because rows that span two pages break badly.
    const besideStyle = { position: 'absolute', left: 0, top: 0 } as const
    const opening = margin === undefined ? heading : element(View, { key: 'margin', style: besideStyle }, heading)
    const style = margin === undefined ? {} : { paddingLeft: margin }
    const [first, ...others] = content
    const isFirstLong =
      [...(entries[0]?.paragraphs ?? paragraphs), ...(entries[0]?.bullets ?? [])].join('').length > longestWhole
    // A heading stays with the beginning of its section.
    const lead = isFirstLong
      ? element(View, { key: 'lead', style }, opening, first)
      : element(View, { key: 'lead', style, wrap: false }, opening, first)
    return element(View, { key: title, style: styles.section }, lead, element(View, { key: 'rest', style }, ...others))
  }

  function bold(words: string): ReactElement {
    return element(Text, { key: 'name', style: styles.title }, words)
  }

  function entry({ title, subtitle, dates, link, paragraphs, bullets }: OutlineEntry, index: number): ReactElement {
    const row = { flexDirection: 'row', justifyContent: 'space-between', gap: 14 } as const
    const head = element(
      View,
      { key: 'head', wrap: false, minPresenceAhead: 26 },
      element(
        View,
        { key: 'row', style: row },
        text('title', [styles.title, { flex: 1 }], title),
        ...(dates ? [text('dates', styles.dates, dates)] : []),
      ),
      ...(subtitle ? [text('subtitle', styles.subtitle, subtitle)] : []),
      ...(link ? [element(Link, { key: 'link', src: link, style: styles.link }, printedUrl(link))] : []),
    )
    return element(
      View,
      { key: `e${index}`, style: styles.entry, wrap: [...paragraphs, ...bullets].join('').length > longestWhole },
      head,
      ...paragraphs.map((words, at) => text(`p${at}`, [styles.text, alignmentOf(words)], words)),
      ...bullets.map((bullet, at) => {
        const flexDirection = isRightToLeft(bullet) ? 'row-reverse' : 'row'
        return element(
          View,
          { key: `b${at}`, style: [styles.bullet, { flexDirection }], wrap: bullet.length > longestWhole },
          text('sign', [{ width: 10 }, alignmentOf(bullet)], '•'),
          text('words', [{ flex: 1 }, alignmentOf(bullet)], bullet),
        )
      }),
    )
  }

  return element(
    Page,
    { size: paper === 'A4' ? 'A4' : 'LETTER', style: styles.page },
    header(),
    element(View, { key: 'body', style: styles.body }, ...outline.sections.map(section)),
    element(Text, {
      key: 'footer',
      fixed: true,
      style: styles.footer,
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        totalPages > 1 ? [outline.name, `${pageNumber} / ${totalPages}`].filter((part) => part !== '').join(' · ') : '',
    }),
  )
}

function withFamilies({ styles, ...design }: ResumeDesign, fontFamily: string[]): ResumeDesign {
  return { ...design, styles: { ...styles, page: { ...styles.page, fontFamily } } }
}

/** Whether the first letter of a text belongs to a script from right to left. */
function isRightToLeft(words: string): boolean {
  return /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(words)
}

/** Aligns paragraphs and items to the side where their script begins; titles of both directions share one column. */
function alignmentOf(words: string): Style {
  return isRightToLeft(words) ? { textAlign: 'right' } : {}
}

const stackedScripts =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}]/u
const stackedHigh = /[\p{Script=Myanmar}\p{Script=Khmer}]/u

/** Returns the line height. Letters with marks above and below need higher lines, or they would touch the next line. */
function heightOf(words: string, { styles }: ResumeDesign, own: readonly Style[]): Style {
  const least = stackedHigh.test(words) ? 1.8 : stackedScripts.test(words) ? 1.5 : 0
  const { lineHeight, fontSize }: Style = Object.assign({}, styles.page, ...own)
  // A height is relative to the size in the same style.
  return Number(lineHeight) < least && fontSize !== undefined ? { lineHeight: least, fontSize } : {}
}

/** Keeps a dash with the word before it; at the beginning of a line it would look like a bullet. */
function withoutLooseDash(child: ReactNode): ReactNode {
  return typeof child === 'string' ? child.replaceAll(/ (?=[-–—] )/g, '\u00a0') : child
}

function tight(child: ReactNode): ReactNode {
  return typeof child === 'string' ? withTightSpaces(child) : child
}

function dataUrl(photo: Uint8Array): string {
  const type = photo[0] === 0x89 ? 'png' : 'jpeg'
  return `data:image/${type};base64,${Buffer.from(photo).toString('base64')}`
}
