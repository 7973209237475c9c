export const LONGEST_SEARCH = 120

/** The request's own words around the search words. */
const requestWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'please|pls|can|could|would|you|find|show|search|look|looking|list|give|get|me|my|i|im|i’?m|am|want|need|like|some|any|all|the|a|an|new|open',
    'jobs?|roles?|positions?|openings?|vacanc(?:y|ies)|work|that|which|fits?|match(?:es)?|for|as|suits?|best|good|with|are|is|there|what|about',
    'to|do|have|hi|hello|in|near|around|based|remote(?:ly)?|hybrid|on-?site|and|or|of|only|just|ones?|at|from|instead|how|but|these|those|them',
    'full[- ]?time|part[- ]?time|so|ok|okay|now|also|then|too',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** Returns the search words of a request; undefined without any. */
export function searchWordsOf(text: string): string | undefined {
  const words = text
    .replaceAll(requestWords, ' ')
    .replaceAll(/[^\p{L}\p{N}+#./ -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^| )-+/g, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH)
  return /[\p{L}\p{N}]/u.test(words) ? words : undefined
}
