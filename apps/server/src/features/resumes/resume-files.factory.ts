import type { Resume } from '@rise/contract/resumes/shapes'
import { strToU8, zipSync } from 'fflate'

/** A résumé with content in each section. */
export const fullResume: Resume = {
  basics: {
    name: 'Ines Carvalho Brandt',
    label: 'Senior Logistics Engineer',
    email: 'ines.brandt@mail.example',
    phone: '+49 40 5550 1734',
    url: 'https://inesbrandt.example.com',
    summary:
      'Logistics engineer who plans warehouses that people like to work in. Twelve years between forklifts and spreadsheets, at home in ports, parcel hubs and hospital pharmacies.',
    location: { city: 'Hamburg', countryCode: 'DE' },
    profiles: [
      { network: 'LinkedIn', username: 'ines-brandt', url: 'https://www.linkedin.com/in/ines-brandt' },
      { network: 'GitHub', username: 'inesbrandt', url: 'https://github.com/inesbrandt' },
    ],
  },
  work: [
    {
      name: 'Hafenring Logistik GmbH',
      position: 'Senior Logistics Engineer',
      location: 'Hamburg, Germany',
      startDate: '2019-04',
      summary: 'Plans the flow of goods through three warehouses.',
      highlights: [
        'Cut the way of a picked order from 340 to 190 metres by moving 4,000 articles',
        'Introduced a shift plan that everybody can read on one page, with 60 colleagues taking part in its making',
      ],
    },
    {
      name: 'Brandt & Söhne KG',
      position: 'Warehouse Planner',
      location: 'Bremen, Germany',
      url: 'https://brandt-soehne.example.com',
      startDate: '2014-09',
      endDate: '2019-03',
      highlights: ['Built the model of a parcel hub in which each minute of waiting shows its price'],
    },
  ],
  volunteer: [
    {
      organization: 'Tafel Hamburg',
      position: 'Route coordinator',
      startDate: '2020-01',
      endDate: '2022-12',
      summary: 'Planned the rounds of nine vans.',
    },
  ],
  education: [
    {
      institution: 'Technical University of Hamburg',
      studyType: 'Master of Science',
      area: 'Logistics',
      startDate: '2012-10',
      endDate: '2014-08',
      score: '1.4',
      courses: ['Operations Research', 'Simulation'],
    },
    {
      institution: 'University of Porto',
      studyType: 'Bachelor of Science',
      area: 'Mathematics',
      startDate: '2009',
      endDate: '2012',
    },
  ],
  awards: [
    {
      title: 'Good Idea of the Year',
      date: '2021-11',
      awarder: 'Hafenring Logistik GmbH',
      summary: 'For the one-page shift plan.',
    },
  ],
  certificates: [{ name: 'Lean Six Sigma Green Belt', date: '2018-05', issuer: 'ASQ' }],
  publications: [
    {
      name: 'Waiting has a price',
      publisher: 'Logistics Monthly',
      releaseDate: '2017-02',
      summary: 'What a minute at the ramp costs.',
    },
  ],
  skills: [
    { name: 'Planning', keywords: ['Inventory management', 'Route planning', 'Simulation'] },
    { name: 'Software', keywords: ['SQL', 'Python', 'SAP EWM'] },
  ],
  languages: [
    { language: 'German', fluency: 'Native speaker' },
    { language: 'Portuguese', fluency: 'Native speaker' },
    { language: 'English', fluency: 'Fluent' },
  ],
  interests: [{ name: 'Rowing', keywords: ['Eights', 'Coastal rowing'] }],
  references: [
    {
      name: 'Okan Yıldız, head of operations',
      reference: 'Ines sees the whole yard at once and still greets everybody by name.',
    },
  ],
  projects: [
    {
      name: 'Ramp Clock',
      description: 'Shows lorries when it is their turn.',
      highlights: ['Used at eleven ramps'],
      keywords: ['Python', 'SQL'],
      startDate: '2018-01',
      endDate: '2018-10',
      url: 'https://github.com/inesbrandt/ramp-clock',
    },
  ],
}

/** Words at a position on a page of 595 by 842 points, measured from the bottom left. */
export interface PlacedWords {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly size?: number
}

/** A ToUnicode map with a soft hyphen for the font's hyphen, as some typesetters write it. */
const softHyphens =
  '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange 2 beginbfrange <20> <2C> <0020> <2E> <7E> <002E> endbfrange 1 beginbfchar <2D> <00AD> endbfchar endcmap end'

/**
 * Builds a PDF with words in Helvetica at their positions. `isLocked` makes it require a password that no one has.
 * `hasSoftHyphens` maps each hyphen to a soft hyphen.
 */
export function pdfOf(
  pages: readonly (readonly PlacedWords[])[],
  { isLocked = false, hasSoftHyphens = false } = {},
): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding ${hasSoftHyphens ? '/ToUnicode 4 0 R ' : ''}>>`,
    ...(hasSoftHyphens ? [`<< /Length ${softHyphens.length} >>\nstream\n${softHyphens}\nendstream`] : []),
  ]
  const kids = pages.map((words) => {
    const content = words
      .map(
        ({ x, y, text, size = 10 }) => `BT /F1 ${size} Tf ${x} ${y} Td (${text.replaceAll(/[\\()]/g, '\\$&')}) Tj ET`,
      )
      .join('\n')
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    return `${objects.length} 0 R`
  })
  objects[1] = `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`
  if (isLocked) objects.push(`<< /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -44 >>`)
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const lock = isLocked ? ` /Encrypt ${objects.length} 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]` : ''
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${body}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${body.length}\n%%EOF`,
    'latin1',
  )
}

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** Builds a paragraph of a Word document, optionally as a list item or heading. */
export function paragraph(text: string, style?: 'ListBullet' | 'Heading1'): string {
  const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/>${style === 'ListBullet' ? list : ''}</w:pPr>` : ''
  const words = text.split('\t').map((part) => `<w:t xml:space="preserve">${part.replaceAll('&', '&amp;')}</w:t>`)
  return `<w:p>${properties}<w:r>${words.join('<w:tab/>')}</w:r></w:p>`
}

/** Builds a table of rows; each cell has paragraphs. */
export function tableOf(rows: readonly (readonly (readonly string[])[])[]): string {
  const cell = (paragraphs: readonly string[]) => `<w:tc>${paragraphs.map((text) => paragraph(text)).join('')}</w:tc>`
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
}

/** Builds a Word document; `more` adds parts to its zip, or replaces them. */
export function docxOf(content: string, more: Readonly<Record<string, string>> = {}): Uint8Array {
  const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="n" Type="${relations}/numbering" Target="numbering.xml"/></Relationships>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles ${namespace}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="ListBullet"><w:name w:val="List Bullet"/></w:style></w:styles>`,
    'word/numbering.xml': `<?xml version="1.0"?><w:numbering ${namespace}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<?xml version="1.0"?><w:document ${namespace}><w:body>${content}</w:body></w:document>`,
    ...more,
  })
}

/** Builds a zip of text files by their names. */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}
