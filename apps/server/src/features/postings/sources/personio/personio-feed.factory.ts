import { escapeText } from '../../text/sanitise-description.ts'

/** Creates a position of Personio's feed as XML; `parts` replace its elements, and null leaves an element out. */
export function makePersonioPosition(parts: Record<string, string | null> = {}): string {
  const elements = {
    id: '91001',
    subcompany: 'Harbour Lights',
    office: 'Lisbon, Portugal',
    additionalOffices: '<office>Porto, Portugal</office>',
    department: 'Ship Operations',
    recruitingCategory: 'Operations',
    name: 'Mooring Lead &amp; Trainer',
    jobDescriptions:
      '<jobDescription><name>What you do</name><value><![CDATA[<p>Make ships fast.</p>]]></value></jobDescription>',
    employmentType: 'permanent',
    seniority: 'experienced',
    schedule: 'part-time',
    createdAt: '2026-05-04T09:30:00+00:00',
    ...parts,
  }
  const inner = Object.entries(elements).map(([name, xml]) => (xml === null ? '' : `<${name}>${xml}</${name}>`))
  return `<position>${inner.join('')}</position>`
}

/** Escapes a text for use in an element. */
export function xmlText(text: string): string {
  return escapeText(text)
}

export function makePersonioFeed(
  positions: readonly string[],
  declaration = '<?xml version="1.0" encoding="UTF-8"?>',
): string {
  return `${declaration}<workzag-jobs>${positions.join('\n')}</workzag-jobs>`
}
