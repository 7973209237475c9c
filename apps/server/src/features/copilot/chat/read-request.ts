import type { CopilotTool } from '@rise/contract/copilot/kinds'

/** What asks for which tool, in plain words; the first that fits counts. */
const askedBy: readonly (readonly [CopilotTool, RegExp])[] = [
  ['prepare-interview', /\binterview/i],
  ['negotiate', /\bnegotiat|\bsalar|\bcompensation|\bwages?\b|\bpa(?:y|id)\b|\bearn|\braise\b|\bcounter ?offer/i],
  [
    'compare-jobs',
    /\bcompar|\bversus\b|\bvs\b|\bwhich (?:one |job |of them )?(?:is|fits|suits) (?:me )?better|\bdifferences? between/i,
  ],
  [
    'write-message',
    /\b(?:write|draft|compose|word)\b.*\b(?:note|message|letter|mail|email|reply|intro)|\bcover (?:letter|note)/i,
  ],
  ['tailor-resume', /\btailor|\badapt|\br[ée]sum[ée]s?\b|\bcvs?\b/i],
  [
    'missing-skills',
    /\bmissing|\black|\bgaps?\b|\bskills? (?:do|should|must|would)|\bwhat (?:do|should|must) i (?:need|learn)|\bqualif/i,
  ],
  [
    'explain-match',
    /\bexplain|\bwhy\b|\bmy match|\bhow (?:well|much)\b.*\b(?:fit|match|suit)|\bam i (?:a )?(?:good )?(?:fit|match)|\bdo i (?:fit|match)|\bscore\b/i,
  ],
  [
    'find-jobs',
    /\b(?:find|search|show|list|looking|look)\b|\bjobs?\b|\broles?\b|\bopenings?\b|\bvacanc|\bpositions?\b|\bwork (?:in|as)\b/i,
  ],
  [
    'next-step',
    /\bnext\b|\bimprove|\bbetter\b|\bstronger|\bprofile\b|\bmy story\b|\bwhat (?:should|can|do) i do\b|\badvice\b/i,
  ],
]
const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|number one|no\. ?1)\b/i, 0],
  [/\b(?:second|2nd|number two|no\. ?2)\b/i, 1],
  [/\b(?:third|3rd|number three|no\. ?3)\b/i, 2],
  [/\b(?:fourth|4th)\b/i, 3],
  [/\b(?:fifth|5th)\b/i, 4],
]
const jobAddress = /\/jobs\/([a-z0-9][a-z0-9-]{1,199})(?=$|[\s?#.,)])/gi

/** What a request asks for, as far as its words say. */
export interface ReadRequest {
  readonly tool: CopilotTool | undefined
  /** Of the addresses of jobs in it. */
  readonly slugs: readonly string[]
  /** Of the jobs shown last. */
  readonly places: readonly number[]
  /** It is something that the copilot never does. */
  readonly refused: 'apply' | 'send' | undefined
}

/** Reads a request by rules. Only the words of the member are read, never those of a posting. */
export function readRequest(text: string): ReadRequest {
  const slugs = Array.from(text.matchAll(jobAddress), ([, slug = '']) => slug.toLowerCase())
  const words = text.replaceAll(/\S*\/jobs\/\S+/g, ' ')
  return {
    tool: askedBy.find(([, pattern]) => pattern.test(words))?.[0],
    slugs,
    places: ordinals.flatMap(([pattern, place]) => (pattern.test(words) ? [place] : [])),
    refused: refusedBy(words),
  }
}

function refusedBy(words: string): ReadRequest['refused'] {
  if (/^(?:please |can you |could you )*(?:apply|submit)\b/i.test(words)) return 'apply'
  return /^(?:please |can you |could you )*send\b/i.test(words) ? 'send' : undefined
}
