import type { AnyTool } from '../tools/kinds.ts'

const pay = String.raw`(?:pays?|paid|paying|payed|salar(?:y|ies)|salery|wages?|money|earn(?:ings?)?|compensation|income)`
const most = String.raw`(?:most|best|highest|more|top|better|higher|lowest|least|less|worst|biggest)`
const which = String.raw`(?:which|wich|who|what one|what job|witch)`
const years = `(?:years?|yrs?|months?|experience|expirience|experiance)`
const theirs = String.raw`\b(?:they|it|posting|employer|company|job|one|first|second|third|fourth|fifth|last|number) (?:wants?|asks?|needs?|requires?|expects?)|\brequired?\b`

/** What asks for which tool, in plain words; the first that fits counts. */
const askedBy: readonly (readonly [AnyTool, RegExp, RegExp?])[] = [
  ['prepare-interview', /\binterview/i],
  [
    'negotiate',
    /\bnegotiat|\bcounter ?offer|\braise\b|\bshould i (?:ask|charge)|\b(?:good|fair|ok|okay|enough|normal|bad|low|high) (?:salar|pay|money|wage|salery)|\b(?:salar(?:y|ies)|pay|wage|money) (?:is )?(?:good|fair|ok|okay|enough|normal|bad|low|high)\b/i,
  ],
  ['rank-jobs', words(`${which}\\b.*\\b${pay}|\\b${most}[- ]${pay}|${most} paid|${pay}s?\\b.*\\b${most}`)],
  [
    'write-message',
    /\b(?:write|draft|compose|word)\b.*\b(?:note|message|letter|mail|email|reply|intro)|\bcover (?:letter|note)/i,
  ],
  ['tailor-resume', /\btailor|\badapt|\br[ée]sum[ée]s?\b|\bcvs?\b/i],
  ['compare-jobs', /\bcompar|\bversus\b|\bvs\b|\bdiff?e?rences?\b|\bside by side\b/i],
  [
    'compare-jobs',
    /\bwhich (?:one |job |of (?:them|these|those|the two) )?(?:is|fits|suits)(?: me)? better|\bwhich is better/i,
  ],
  [
    'similar-jobs',
    /\bsimilar|\bmore (?:jobs? )?like\b|\blike (?:this|that|it|the (?:first|second|third|fourth|fifth|last))\b|\bsame kind\b|\bmore (?:of )?(?:these|those|such|this kind)\b|\balike\b/i,
  ],
  ['quote-posting', words(`how (?:many|much) ${years}\\b.*(?:${theirs})|(?:${theirs}).*\\b${years}`)],
  [
    'count-years',
    words(
      `how (?:many|much|long)\\b.*\\b${years}\\b.*\\b(?:i|my|me|ive|i’ve|i've)\\b|how (?:many|much|long)\\b.*\\b(?:i|ive|i’ve|i've)\\b.*\\b(?:${years}|used?|work(?:ed)?|done|been)\\b|^${years} (?:of|with|in)\\b|\\bmy ${years}|\\bmy (?:\\w+ )?skills?\\b|\\bknow about me\\b|how experienced|\\bexperience (?:do )?i have|\\b(?:is|are)\\b.*\\bin my (?:story|profile|skills)`,
    ),
  ],
  [
    'missing-skills',
    /\bmissing|\bi miss\b|\black|\bgaps?\b|\bskills? (?:do|should|must|would|are|i)\b|\bwhat (?:do|should|must|would) i (?:need|have to) (?:to )?(?:learn|know|improve)|\bwhat (?:do|should|must) i (?:need|learn)\b|\bi (?:need|have) to learn|\bqualif|\bnot have\b|\bdo(?:n’t|n't| not) i have|\bdo i have (?:enough|the skills|what|everything|all)/i,
  ],
  [
    'count-years',
    /\b(?:do|did|have) i (?:ever )?(?:have|know|used?|work(?:ed)?|speak|done)\b|\bhave i\b|\bdo i have experience|\bam i (?:experienced|good) (?:in|with|at)|^i (?:know|have) .*\?$/i,
    /\bchance|\bapply|\blicen[cs]e|\bfor (?:the )?(?:it|this|that|first|second|third|fourth|fifth|last)/i,
  ],
  [
    'explain-match',
    /\bexplain|\bwhy\b|\bmy match|\bhow (?:well|much|good)\b.*\b(?:fit|match|suit)|\bam i (?:a )?(?:good )?(?:fit|match|right|suitable)|\bdo(?:es)? (?:i|it|this|that|the \w+)(?: one| job)? (?:fit|match|suit)|\bscore\b|\bmy chances?\b|\bi (?:fit|match)\b/i,
  ],
  [
    'rank-jobs',
    words(
      `${which}\\b.*\\b(?:fits?|suits?|match(?:es)?|best|better|easiest|newest|latest|recent|oldest|first)\\b|\\b(?:best|highest|top) (?:fit|match)|\\bnewest\\b|\\bmost recent|\\bshould i (?:take|choose|pick|apply (?:to|for) first)`,
    ),
    /\bjobs? (?:fits?|match(?:es)?|suits?) me\b(?!.*\bbest)|\bjobs fit\b/i,
  ],
  ['state-facts', words(`how much\\b|${pay}`)],
  [
    'state-facts',
    /\bwhere\b|\b(?:location|located|place|city|country|address|based)\b|\bwhen\b.*\b(?:posted|published|open|online|old)|\bhow old\b|\bhow far\b|\bdistance\b|\bcommute\b|\b(?:deadline|closes?|closing|last day|still open|until when|expires?)\b|\b(?:what|which) (?:skills?|tech\w*|stack)\b|\bwho(?:se| is| are)? (?:the )?(?:compan|employer|hiring|it|they)|\bwhat (?:are (?:they|these|those)|is (?:it|this|that))\b|\bdetails?\b|\btell me (?:more )?about\b|\bseniority\b|\bhow senior\b/i,
  ],
  [
    'next-step',
    /\bimprove|\bstronger|\bprofile\b|\bmy story\b|\bwhat (?:should|can|do) i do\b|\badvice\b|\bnext step|\bdo next\b/i,
  ],
  [
    'find-jobs',
    /\b(?:find|search|show|list|looking|look)\b|\bjobs?\b|\broles?\b|\bopenings?\b|\bvacanc|\bpositions?\b|\bwork (?:in|as)\b/i,
  ],
  ['next-step', /\bnext\b|\bbetter\b/i],
]

function words(pattern: string): RegExp {
  return new RegExp(`\\b(?:${pattern})`, 'i')
}

/** Returns the tool that a request asks for in so many words; undefined when none is named. */
export function toolAsked(text: string): AnyTool | undefined {
  return askedBy.find(([, asks, unless]) => asks.test(text) && !unless?.test(text))?.[0]
}
