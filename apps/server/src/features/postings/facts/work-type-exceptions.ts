/** Words for the work types, in the languages of the boards. */
const words = String.raw`(?<!\p{L})(?:(?:fully[- ])?remote(?:ly)?|hybrid(?:e[snr]?)?|home-?\s?office|work(?:ing)? from (?:home|anywhere)|tele-?work(?:ing)?|t[ée]l[ée]travail|teletrabajo|remot[oa]|h[íi]brid[oa]|thuiswerken|on-?\s?site|in-office)(?!\p{L})`
/** Words that look like refusals but aren't: `no matter where`, `not only`. */
const harmless = '(?! (?:matter|need|only|just|have to|problem|limit))'
const verbs = String.raw`(?<!\p{L})(?:not|never|neither|cannot|unable to|(?:can|do|does|will|wo|is|are)n?['’]t|nicht|niet|no se|não)`
const particles = String.raw`(?<!\p{L})(?:no|nor|without|kein(?:e[snr]?|en)?|pas de|sin|sem|geen|ohne)`
const second = String.raw`(?:[^.!?;\n]{0,20}?(?<!\p{L})(?:or|nor|and|oder|ou|o|of)\s[^.!?;\n]{0,12}?${words})?`
const refusal = String.raw`(?:not|n['’]t|nicht|pas|niet|no es|não é)\s(?:an?\s)?(?:possible|available|offered|options?|permitted|allowed|supported|eligible|considered|möglich|vorgesehen|angeboten|mogelijk|posible|possível)`

const refusalPattern = new RegExp(
  [
    String.raw`${verbs}${harmless}\s[^.!?;\n]{0,40}?${words}${second}`,
    String.raw`${particles}${harmless}\s[^.!?;\n]{0,14}?${words}${second}`,
    String.raw`${words}${second}[^.!?;\n]{0,30}?\s${refusal}`,
  ].join('|'),
  'giu',
)

const count = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|eight|ten|twelve|several|some|few|ein(?:en|e|er)?|zwei|drei|vier|sechs|une?|deux|trois|quatre|dos|tres|cuatro)`
const yearly = String.raw`\s(?:per|a|each|every|pro|im|par|al)\s(?:calendar\s)?(?:year|annum|quarter|jahr|an|año|summer)`
const duration = String.raw`${count}(?:\s(?:calendar|business|working))?\s(?:weeks?|months?|wochen?|monate?|semaines?|mois|semanas?|mes(?:es)?|(?:days?|tagen?|jours?|d[íi]as?)${yearly})`
/**
 * The text between a work type and a duration. It has no words for meetings, travel or training, because the duration
 * would then be theirs.
 */
const gapPattern = String.raw`(?:(?!meet|gather|travel|visit|train|onboard|retreat|on-?site|office|mandatory)[^.!?;\n]){0,60}?`

const limitedPattern = new RegExp(
  [
    String.raw`${words}${gapPattern}(?<!\p{L})(?:for|up to|bis zu|max(?:imum|\.)?|jusqu['’]à|hasta|während|durante|pendant)\s(?:up to\s|a maximum of\s)?${duration}(?!\p{L})`,
    String.raw`(?<!\p{L})${duration}(?:${yearly})?(?!\p{L})${gapPattern}${words}`,
  ].join('|'),
  'giu',
)

/**
 * Blanks out statements about a work type that the job doesn't offer (`does not offer remote or hybrid`, `hybrid
 * working is not possible`), or offers only for a limited time (`work from anywhere for up to a month`). The text keeps
 * its length, so that matches can be quoted as written.
 */
export function withoutExceptions(text: string): string {
  const blank = (words: string) => ' '.repeat(words.length)
  return text.replace(refusalPattern, blank).replace(limitedPattern, blank)
}

/** Whether a description refuses remote work outright. */
export function refusesRemote(text: string): boolean {
  return Array.from(text.matchAll(refusalPattern)).some(([found]) => /remote|home|t[ée]l[ée]/iu.test(found))
}
