import type { AnyTool } from '../tools/kinds.ts'
import { requestedTopics } from '../tools/posting-topics.ts'
import { isLimited, type Limits, readLimits } from '../tools/read-limits.ts'
import { type Mention, readMention } from './read-mention.ts'
import { requestedTool } from './requested-tool.ts'

const jobAddress = /\/jobs\/([a-z0-9][a-z0-9-]{1,199})(?=$|[\s?#.,)])/gi
/** Words that narrow the list shown instead of starting a new search. */
const narrowingWords =
  /\b(?:only|just|instead|what about|how about|but|except|without|any|anything|other|rather|ones?|is there|are there)\b|^(?:and|or|in|no|not)\b/i
const newSearch = /\b(?:jobs?|roles?|openings?|positions?|vacanc(?:y|ies)|work (?:in|as))\b/i
/** Greetings, thanks, praise, calls for help, and questions about the copilot itself. None of them requests a tool. */
export const courtesyWords =
  /^(?:hi|hello|hey|thanks?|thank you|thx|ok(?:ay)?|great|cool|good|nice|bye|help)\b[^?]{0,40}$|\bwhat (?:can|do) you do\b|\bwho are you\b|^help\b/i
const moreResults =
  /^(?:please |pls |ok |and )*(?:(?:show|give|see|list|find)(?: me)? )?(?:(?:some |any |the )?(?:more|others?|next|rest)(?: (?:ones?|jobs?|page|results|please|pls))*)[?!. ]*$/i
const asksOfShown = /^(?:and |so |ok |hi |please )*(?:which|wich|who|is|are|do|does|can|could|has|have)\b/i
const question =
  /\?\s*$|^(?:and |so |ok )*(?:is|are|do|does|did|can|could|has|have|will|would|what|how|when|where|which|wich|who|why|any)\b/i

/** The tool and flags read from a request's words. */
export interface ReadRequest {
  readonly tool: AnyTool | undefined
  /** Whether the words name the tool, or only greet or thank. If not, the tool is a fallback or undefined. */
  readonly sure: boolean
  /** The slugs of job addresses in the request. */
  readonly slugs: readonly string[]
  readonly mention: Mention
  readonly limits: Limits
  /** Set if the request asks for something that the copilot never does. */
  readonly refused: RefusedAct | undefined
}
export type RefusedAct = 'apply' | 'send' | 'keep'

/** The context of a request: the jobs that the chat showed last. */
interface RequestContext {
  /** Whether the chat has shown jobs. */
  readonly any: boolean
  /** Whether the request contains the title or the company of a shown job. */
  readonly named: boolean
  readonly towns: readonly string[]
}

/** Reads a request by rules. Reads only the member's words, never a posting's. */
export function readRequest(text: string, shown: RequestContext): ReadRequest {
  const slugs = Array.from(text.matchAll(jobAddress), ([, slug = '']) => slug.toLowerCase())
  const words = text.replaceAll(/\S*\/jobs\/\S+/g, ' ').trim()
  const mention = readMention(words)
  const limits = readLimits(words, shown.towns)
  const isAboutShown = shown.named || mention.places.length > 0 || mention.several || mention.they || mention.one
  const tool = shown.any ? toolOfFollowUp(words, mention, limits, isAboutShown) : toolOfStart(words, limits)
  const isRequested = tool !== undefined || courtesyWords.test(words)
  const fallbackTool = !isRequested && shown.any && (isAboutShown || question.test(words)) ? 'quote-posting' : undefined
  return { tool: tool ?? fallbackTool, sure: isRequested, slugs, mention, limits, refused: refusedBy(words) }
}

function toolOfStart(words: string, limits: Limits): AnyTool | undefined {
  const tool = requestedTool(words)
  return tool === undefined && isLimited(limits) ? 'find-jobs' : tool
}

function toolOfFollowUp(words: string, mention: Mention, limits: Limits, isAboutShown: boolean): AnyTool | undefined {
  const tool = requestedTool(words)
  const isOpen = tool === undefined || tool === 'find-jobs' || tool === 'state-facts'
  if (isOpen && isLimited(limits)) {
    if (asksOfShown.test(words) && isAboutShown && !/\b(?:is|are) there\b/i.test(words)) return 'state-facts'
    if (tool !== 'find-jobs' || narrowingWords.test(words) || !newSearch.test(words)) return 'narrow-jobs'
  }
  if (moreResults.test(words)) return 'narrow-jobs'
  if (tool === undefined && mention.places.length > 1) return 'compare-jobs'
  const isWeak = isOpen || tool === 'next-step'
  if (isWeak && requestedTopics(words).length > 0 && (isAboutShown || tool !== 'find-jobs')) return 'quote-posting'
  return tool === undefined && /^(?:only|just|without|with|but)\b/i.test(words) ? 'narrow-jobs' : tool
}

function refusedBy(words: string): RefusedAct | undefined {
  const askingPrefix = /^(?:please |pls |can you |could you |ok |now )*/i.source
  if (new RegExp(`${askingPrefix}(?:apply|submit)\\b|^how (?:do|can|to|should)(?: i)? apply\\b`, 'i').test(words))
    return 'apply'
  if (new RegExp(`${askingPrefix}send\\b`, 'i').test(words)) return 'send'
  return new RegExp(`${askingPrefix}(?:save|bookmark|hide|follow|report|delete|remove)\\b`, 'i').test(words)
    ? 'keep'
    : undefined
}
