import type { WorkType } from '@rise/contract/jobs/kinds'
import { withoutExceptions } from './work-type-exceptions.ts'

type StatedWorkType = Exclude<WorkType, 'Unknown'>

const share = String.raw`(?:\d|one|two|three|four|once|twice|ein(?:en|mal)?|zwei(?:mal)?|drei|vier|une?|deux|trois|quatre|une fois|uno?|dos|tres|cuatro|um|dois|duas|três|quatro|een|twee|drie|vier)(?:[- ](?:or|to|bis|à|a|oder|ou|tot)[- ](?:\d|two|three|four|drei))?`
const days = `${share}(?: (?:office|remote|home))?[ -](?:days?|tage?|jours?|d[íi]as?|dias|dagen|dag|times?|vezes|veces|fois)`
const office = '(?:office|bureaux?|b[üu]ro|oficina|escrit[óo]rio|kantoor|campus|site|standort|studio|lab)'
const home = '(?:home|remote(?:ly)?|home[- ]?office|t[ée]l[ée]travail|casa|thuis|teletrabajo|zuhause|mobil)'
const weekly =
  '(?:[ ,]+(?:a|per|each|every|pro|die|par|por|in der) (?:week|woche|semaine|semana)| (?:weekly|wöchentlich))'

/**
 * Words for hybrid work, and statements of some days in the office and some at home, in the boards' languages. They
 * take precedence, because each half of such a statement looks like another work type.
 */
const hybrid: readonly RegExp[] = [
  /(?<!non-)\bhybrid(?:e[sn]?)?\b(?! (?:cloud|mobile app|app|vehicle|car|electric|seeds?|engines?|it\b|infrastructure|beam|event))/iu,
  /(?<!\p{L})h[íi]brid[oa]\b/iu,
  new RegExp(String.raw`\b${days}${weekly}?[^.!?\n]{0,30}\b${home}\b`, 'iu'),
  new RegExp(String.raw`\b${days}${weekly}?[^.!?\n\d]{0,25}(?<!\d )\b${office}\b`, 'iu'),
  new RegExp(String.raw`\b${home}\b[^.!?\n]{0,25}\b${days}${weekly}`, 'iu'),
  new RegExp(String.raw`\b${office}\b[^.!?\n]{0,30}\b(?:at least |minimum )?${share} (?:days? )?(?:a|per) week`, 'iu'),
  new RegExp(String.raw`\b(?:once|one|twice|two) (?:office days? )?(?:a|per) week\b[^.!?\n]{0,20}\b${office}\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)\b[^.!?\n]{0,40}\b${office}\b[^.!?\n]{0,60}\b(?:rest|remote|home)|\b${office}\b[^.!?\n]{0,15}\bon (?:mon|tues|wednes|thurs|fri)days?[^.!?\n]{0,60}\b(?:remote|home)`,
    'iu',
  ),
  /\bt[ée]l[ée]travail partiel\b|\bteilweise (?:remote|(?:im )?home ?-?office)\b|\bpartly remote\b/iu,
]
const wholeWeek = /\b(?:five|5|fünf|cinq|cinco|vijf) (?:days|tage|jours|d[íi]as|dagen)\b/iu

const remote: readonly RegExp[] = [
  /\b(?:fully|100 ?%|completely|entirely) remot[eo]\b|\b100 ?% (?:remot[oa]|t[ée]l[ée]travail|homeoffice)\b/iu,
  /\bremote[- ]first company\b|\bremote (?:position|role|job|contract)\b|\bthis (?:is a|role is|position is|job is) (?:\w+ )?remote\b/iu,
  /\b(?:fully|remote) (?:in|from|within|anywhere)\b(?! time)|\bremote is fine\b|\bremote anywhere\b/iu,
  /\bwork(?:ing)? from (?:anywhere|home(?! office)|wherever you)|\bwork where you like\b|\byou may work from anywhere\b/iu,
  /\btrabalho (?:100% )?remoto\b|\b(?:puesto|trabajo) (?:100% )?(?:en )?remoto\b|\bteletrabajo (?:al )?100 ?%|\ben t[ée]l[ée]travail\b|\bt[ée]l[ée]travail (?:complet|total)\b|\bvollständig remote\b|\bkomplett remote\b|\bvolledig thuis\b/iu,
]
const onsite: readonly RegExp[] = [
  /\bon-?site (?:position|role|job|only|in (?:our|the)|at (?:our|the)|five days)|(?:^|[.;,\n] ?)(?:fully |100% )?on-?\s?site(?=[.,;\n]|$| with | in our)/imu,
  /\b(?:100% )?in[- ]office\b(?! days?)|\boffice[- ]based\b|\b100% in (?:the )?office\b|\bwork from (?:the |our )?(?:office|site)\b(?! (?:once|twice))/iu,
  /(?:^|[.;,\n] ?)in person(?=[.,;\n]|$)|\bin-person (?:position|role|only)\b/imu,
  new RegExp(
    String.raw`\b(?:five|5) days\b[^.!?\n]{0,25}\b(?:${office})\b|\b(?:${office})\b[^.!?\n]{0,25}\b(?:five|5) days\b|\b(?:at|in) our [^.!?\n]{0,25}(?:site|office|lab) every day\b`,
    'iu',
  ),
  /\bbased (?:in|at) our [^.!?\n]{0,30}\b(?:office|site|lab|school)\b|\bbased at our site\b|\blab-based\b/iu,
  /(?<!\p{L})(?:vor ort(?! (?:beim|bei|in der klinik))|anwesenheit im büro)(?!\p{L})|\barbeitsort ist\b|\bkein (?:home-?office|remote)\b/iu,
  /\bpresencial(?:es)?\b|\bposte basé (?:dans|à|en)\b|\bsur site\b|\bop kantoor\b/iu,
]
/** Other uses of the word `remote`, and `remote-friendly`, which leaves the work type open. */
const otherMeanings =
  /\bremote (?:hands|offices?|access|sensing|support|sites?|areas?|teams?|monitoring|control|friendly)\b|\bremote-friendly\b/giu

/**
 * Returns the work type that a description plainly states, and its words; null if it states none, only hints, or
 * contradicts itself. Some days in the office and some at home is Hybrid. Refused arrangements, or ones for some weeks
 * a year, are not a work type; nor are remote sensing, hybrid cloud and remote offices.
 */
export function workTypeOfDescription(text: string): { workType: StatedWorkType; quote: string } | null {
  const ownStatements = withoutExceptions(text)
  const onsiteQuote = firstOf(onsite, ownStatements, text)
  const relevantText = ownStatements.replace(otherMeanings, (words) => ' '.repeat(words.length))
  const hybridQuote = wholeWeek.test(relevantText) && onsiteQuote !== null ? null : firstOf(hybrid, relevantText, text)
  const remoteQuote = firstOf(remote, relevantText, text)
  if (hybridQuote !== null) {
    const isFully = remoteQuote !== null && /fully|100|complet/i.test(remoteQuote)
    return isFully ? null : { workType: 'Hybrid', quote: hybridQuote }
  }
  if (remoteQuote !== null && onsiteQuote !== null) return null
  if (remoteQuote !== null) return { workType: 'Remote', quote: remoteQuote }
  return onsiteQuote === null ? null : { workType: 'Onsite', quote: onsiteQuote }
}

/** Returns the words around the match of the first pattern that matches, as written; null if none matches. */
function firstOf(patterns: readonly RegExp[], text: string, written: string): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match === null) continue
    const start = Math.max(
      text.lastIndexOf('. ', match.index),
      text.lastIndexOf('\n', match.index),
      match.index - 60,
      -1,
    )
    return (
      written
        .slice(start + 1, match.index + match[0].length + 30)
        .split('\n')[0]
        ?.trim() ?? match[0]
    )
  }
  return null
}
