import { fold, foldWords } from './fold.ts'
import languages from './headings.json' with { type: 'json' }

/** The sections that a known heading opens. */
export type HeadingKind = keyof (typeof languages)['en']

const kindOf = new Map<string, HeadingKind>()
for (const language of Object.values(languages)) {
  for (const [kind, list] of Object.entries(language)) {
    for (const heading of list.split('|')) {
      const folded = foldHeading(heading)
      if (!kindOf.has(folded)) kindOf.set(folded, kind as HeadingKind)
    }
  }
}

/** Words that end or begin a longer heading: "Teaching Experience", "Esperienze internazionali". */
const headingPatterns: readonly (readonly [HeadingKind, RegExp])[] = [
  [
    'skills',
    /(?: |^\p{L}{4,}|kennt|fach)(?:skills|competencies|kenntnisse|kompetenzen|vaardigheden|fardigheter|ferdigheter|faerdigheder|taidot)$/u,
  ],
  [
    'projects',
    /(?: |\p{L}{4})(?:projects|projekte|projecten|projekt|prosjekter|projekter|projets|proyectos|projetos|progetti|projekty|proiecte|projektek)$|^(?:projets|proyectos|projetos|progetti|projekty|проекты|проєкти) \p{L}/u,
  ],
  ['volunteer', / (?:volunteering|memberships|affiliations|activities)$/u],
  ['certificates', / (?:certifications|certificates|licenses|licences|training)$/u],
  ['awards', / (?:awards|honors|honours|scholarships)$/u],
  ['publications', / (?:publications|papers|talks)$/u],
  ['education', / (?:education|degrees)$/u],
  [
    'work',
    /(?: |\p{L}{4})(?:experience|experiences|employment|internships|positions|erfahrung|erfahrungen|ervaring|erfarenhet|erfaring|kokemus|praxis|tapasztalat)$|^(?:experience|experiences|experiencia|experiencias|esperienza|esperienze|doswiadczenie|experienta|zkusenosti|опыт|досвід|опит|εμπειρια|experiencies) \p{L}/u,
  ],
]

const longestHeading = 45

/** The section that a text opens as a heading of our lists in any language; undefined for any other text. */
export function knownHeading(text: string): HeadingKind | undefined {
  if (text.length > 2 * longestHeading || /[.!?,;。]\s*$/.test(text)) return undefined
  const folded = foldHeading(text)
  if (folded === '' || folded.length > longestHeading) return undefined
  const knownKind = kindOf.get(folded)
  if (knownKind) return knownKind
  // "Skills & interests" counts as the first of the two sections that it names.
  const parts = folded
    .split(/ (?:and|und|et|y|e|i|ve|og|och|en|ja|a|si|es|και|и|и|та|&|\/) | & /)
    .map((part) => part.trim())
  const kinds = parts.map((part) => kindOf.get(part))
  return parts.length > 1 && parts.length < 4 && kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined
}

/** The section that a heading like "Teaching Experience" opens: its words are known, their combination is not. */
export function likelyHeading(text: string): HeadingKind | undefined {
  if (text.length > longestHeading || /[\d@,;:|\t.!?]/.test(text)) return undefined
  const folded = foldHeading(text)
  if (folded.split(' ').length > 5) return undefined
  return headingPatterns.find(([, pattern]) => pattern.test(folded))?.[0]
}

/** Lower case without accents and punctuation; joins `E X P E R I E N C E` and removes a leading number. */
function foldHeading(line: string): string {
  const folded = fold(line).trim()
  const joined = /^(?:\p{L}\p{M}* ){3,}\p{L}$/u.test(folded.replaceAll(/\s+/g, ' ')) ? drawTogether(folded) : folded
  return foldWords(
    joined.replace(/^(?:\d{1,2}|[ivx]{1,4}|[一二三四五六七八九十])[.)、．]\s*/u, '').replaceAll("'", ' '),
  )
    .replaceAll(/ ?& ?/g, ' & ')
    .replaceAll(/(?<=\p{L}) & (?=\p{L})/gu, ' and ')
}

function drawTogether(letters: string): string {
  return letters
    .split(/\s{2,}|\t/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}
