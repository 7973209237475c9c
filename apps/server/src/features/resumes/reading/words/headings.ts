import { fold, foldWords } from './fold.ts'
import languages from './headings.json' with { type: 'json' }

/** The sections that known headings open. */
export type HeadingKind = keyof (typeof languages)['en']

const kindOf = new Map<string, HeadingKind>()
for (const language of Object.values(languages)) {
  for (const [kind, list] of Object.entries(language)) {
    for (const heading of list.split('|')) {
      const foldedHeading = foldHeading(heading)
      if (!kindOf.has(foldedHeading)) kindOf.set(foldedHeading, kind as HeadingKind)
    }
  }
}

/** Words that begin or end a longer heading: "Teaching Experience", "Esperienze internazionali". */
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

/**
 * Returns the section that a text opens if it is a heading in our lists, in any language; undefined for any other text.
 */
export function knownHeading(text: string): HeadingKind | undefined {
  if (text.length > 2 * longestHeading || /[.!?,;。]\s*$/.test(text)) return undefined
  const foldedText = foldHeading(text)
  if (foldedText === '' || foldedText.length > longestHeading) return undefined
  const knownKind = kindOf.get(foldedText)
  if (knownKind) return knownKind
  // "Skills & interests" opens the first section that it names.
  const parts = foldedText
    .split(/ (?:and|und|et|y|e|i|ve|og|och|en|ja|a|si|es|και|и|и|та|&|\/) | & /)
    .map((part) => part.trim())
  const kinds = parts.map((part) => kindOf.get(part))
  return parts.length > 1 && parts.length < 4 && kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined
}

/**
 * Returns the section that a heading like "Teaching Experience" opens, according to its first or last word. Undefined
 * for any other text.
 */
export function likelyHeading(text: string): HeadingKind | undefined {
  if (text.length > longestHeading || /[\d@,;:|\t.!?]/.test(text)) return undefined
  const foldedText = foldHeading(text)
  if (foldedText.split(' ').length > 5) return undefined
  return headingPatterns.find(([, pattern]) => pattern.test(foldedText))?.[0]
}

/**
 * Returns a heading in lower case without accents and punctuation. Joins `E X P E R I E N C E` and removes a leading
 * number.
 */
function foldHeading(line: string): string {
  const foldedLine = fold(line).trim()
  const joinedLetters = /^(?:\p{L}\p{M}* ){3,}\p{L}$/u.test(foldedLine.replaceAll(/\s+/g, ' '))
    ? drawTogether(foldedLine)
    : foldedLine
  return foldWords(
    joinedLetters.replace(/^(?:\d{1,2}|[ivx]{1,4}|[一二三四五六七八九十])[.)、．]\s*/u, '').replaceAll("'", ' '),
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
