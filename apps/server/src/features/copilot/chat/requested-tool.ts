import type { AnyTool } from '../tools/kinds.ts'

/** Synonyms, including misspellings; parts of patterns. */
const pay = '(?:pays?|paid|paying|payed|salar(?:y|ies)|salery|wages?|money|earn(?:ings?)?|compensation|income)'
const superlatives = '(?:most|best|highest|more|top|better|higher|lowest|least|less|worst|biggest)'
const whichWords = '(?:which|wich|who|what one|what job|witch)'
const years = '(?:years?|yrs?|months?|experience|expirience|experiance)'
const judgement = '(?:good|fair|ok|okay|enough|normal|bad|low|high)'
const ordinal = '(?:first|second|third|fourth|fifth|last)'
const employerAsks = `(?:(?:they|it|posting|employer|company|job|one|${ordinal}|number) (?:wants?|asks?|needs?|requires?|expects?)|required?\\b)`

interface Rule {
  readonly tool: AnyTool
  readonly asks: RegExp
  /** Words that exclude the tool. */
  readonly unless: RegExp | undefined
}

/** Returns a tool with the patterns that request it, each beginning at a word. */
function rule(tool: AnyTool, asks: readonly string[], unless: readonly string[] = []): Rule {
  const pattern = (words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})`, 'i')
  return { tool, asks: pattern(asks), unless: unless.length > 0 ? pattern(unless) : undefined }
}

/** The patterns of each tool; the first match counts. */
const rules: readonly Rule[] = [
  rule('prepare-interview', ['interview']),
  rule('negotiate', [
    ...['negotiat', 'counter ?offer', 'raise\\b', 'should i (?:ask|charge)\\b'],
    ...[`${judgement} (?:salar|pay|money|wage|salery)`, `(?:salar(?:y|ies)|pay|wage|money) (?:is )?${judgement}\\b`],
  ]),
  rule('rank-jobs', [
    ...[
      `${whichWords}\\b.*\\b${pay}\\b`,
      `${superlatives}[- ]${pay}\\b`,
      `${superlatives} paid\\b`,
      `${pay}s?\\b.*\\b${superlatives}\\b`,
    ],
  ]),
  rule('write-message', [
    '(?:write|draft|compose|word)\\b.*\\b(?:note|message|letter|mail|email|reply|intro)',
    'cover (?:letter|note)',
  ]),
  rule('tailor-resume', ['tailor', 'adapt', 'r[ée]sum[ée]s?\\b', 'cvs?\\b']),
  rule('compare-jobs', [
    ...['compar', 'versus\\b', 'vs\\b', 'diff?e?rences?\\b', 'side by side\\b', 'which is better\\b'],
    'which (?:one |job |of (?:them|these|those|the two) )?(?:is|fits|suits)(?: me)? better\\b',
  ]),
  rule('similar-jobs', [
    ...['similar', 'alike\\b', 'same kind\\b', 'more (?:jobs? )?like\\b', `like (?:this|that|it|the ${ordinal})\\b`],
    'more (?:of )?(?:these|those|such|this kind)\\b',
  ]),
  rule('quote-posting', [`how (?:many|much) ${years}\\b.*\\b${employerAsks}`, `${employerAsks}.*\\b${years}\\b`]),
  rule('count-years', [
    `how (?:many|much|long)\\b.*\\b${years}\\b.*\\b(?:i|my|me|i?[’']?ve)\\b`,
    `how (?:many|much|long)\\b.*\\b(?:i|i[’']?ve)\\b.*\\b(?:${years}|used?|work(?:ed)?|done|been)\\b`,
    ...[`${years} (?:of|with|in)\\b(?!.*\\b(?:they|it|posting)\\b)`, `my ${years}\\b`, `${years} (?:do )?i have\\b`],
    ...['my (?:\\w+ )?skills?\\b', 'know about me\\b', 'how experienced\\b'],
    '(?:is|are)\\b.*\\bin my (?:story|profile|skills)\\b',
  ]),
  rule('missing-skills', [
    ...['missing', 'i miss\\b', 'lack', 'gaps?\\b', 'qualif', 'not have\\b', "don[’']?t i have\\b", 'do not i have\\b'],
    ...['skills? (?:do|should|must|would|are|i)\\b', 'i (?:need|have) to learn\\b'],
    'what (?:do|should|must|would) i (?:need|have to) (?:to )?(?:learn|know|improve)\\b',
    ...['what (?:do|should|must) i (?:need|learn)\\b', 'do i have (?:enough|the skills|what|everything|all)\\b'],
  ]),
  rule(
    'count-years',
    [
      '(?:do|did|have) i (?:ever )?(?:have|know|used?|work(?:ed)?|speak|done)\\b',
      ...['have i\\b', 'am i (?:experienced|good) (?:in|with|at)\\b', 'i (?:know|have) [^.]*\\?$'],
    ],
    ['chance', 'apply', 'licen[cs]e', `for (?:the )?(?:it|this|that|${ordinal})`],
  ),
  rule('explain-match', [
    ...['explain', 'why\\b', 'my match', 'score\\b', 'my chances?\\b', 'i (?:fit|match)\\b'],
    'how (?:well|much|good)\\b.*\\b(?:fit|match|suit)',
    'am i (?:a )?(?:good )?(?:fit|match|right|suitable)\\b',
    'do(?:es)? (?:i|it|this|that|the \\w+)(?: one| job)? (?:fit|match|suit)',
  ]),
  rule(
    'rank-jobs',
    [
      `${whichWords}\\b.*\\b(?:fits?|suits?|match(?:es)?|best|better|easiest|newest|latest|recent|oldest|first)\\b`,
      ...['(?:best|highest|top) (?:fit|match)', 'newest\\b', 'most recent\\b'],
      'should i (?:take|choose|pick|apply (?:to|for) first)\\b',
    ],
    ['jobs? (?:fits?|match(?:es)?|suits?) me\\b(?!.*\\bbest)', 'jobs fit\\b'],
  ),
  rule('state-facts', [
    ...['how much\\b', `${pay}\\b`, 'where\\b', 'locat', 'place\\b', 'city\\b', 'country\\b', 'address\\b', 'based\\b'],
    ...['how far\\b', 'distance\\b', 'commute\\b', 'how old\\b', 'when\\b.*\\b(?:posted|published|open|online|old)\\b'],
    ...['deadline', 'closes?\\b', 'closing\\b', 'last day\\b', 'still open\\b', 'until when\\b', 'expires?\\b'],
    ...['(?:what|which) (?:skills?|tech\\w*|stack)\\b', 'seniority\\b', 'how senior\\b', 'details?\\b'],
    ...['who(?:se| is| are)? (?:the )?(?:compan|employer|hiring|it|they)', 'tell me (?:more )?about\\b'],
    'what (?:are (?:they|these|those)|is (?:it|this|that))\\b',
  ]),
  rule('next-step', [
    ...['improve', 'stronger', 'profile\\b', 'my story\\b', 'advice\\b', 'next step', 'do next\\b'],
    'what (?:should|can|do) i do\\b',
  ]),
  rule('find-jobs', [
    ...['find\\b', 'search\\b', 'show\\b', 'list\\b', 'looking\\b', 'look\\b', 'jobs?\\b', 'roles?\\b', 'openings?\\b'],
    ...['vacanc', 'positions?\\b', 'work (?:in|as)\\b'],
  ]),
  rule('next-step', ['next\\b', 'better\\b']),
]

/** Returns the tool that a request's words name; undefined without one. */
export function requestedTool(text: string): AnyTool | undefined {
  return rules.find(({ asks, unless }) => asks.test(text) && !unless?.test(text))?.tool
}
