import type { ShownJob } from '@rise/contract/copilot/shapes'
import { foldText } from '../../../platform/words/fold-text.ts'
import { findSkill } from '../../catalogs/index.ts'
import { type ReadJob, readJobFor } from '../read-job.ts'
import { isNamedIn } from '../story/skill-evidence.ts'
import { sentencesOf } from '../truth/fact-clauses.ts'
import { type Answer, chipsForJob, type ToolRequest, textChip } from './answer.ts'
import { duties } from './duties.ts'
import { type PostingTopic, requestedTopics, theWork } from './posting-topics.ts'
import { joinSentences } from './sentences.ts'
import { listOf, shownJobs } from './shown-jobs.ts'
import { whichJob } from './which-job.ts'

const MOST_QUOTES = 4
const LONGEST_QUOTE = 300
/** Words of a question that are not searched for. */
const fillerWords = new Set(
  (
    'a,an,the,is,are,am,be,do,does,did,have,has,had,can,could,will,would,should,must,may,might,i,me,my,you,your,it,its,they,them,their,these,those,' +
    'this,that,there,here,what,which,wich,who,where,when,why,how,many,much,any,some,all,both,each,one,ones,job,jobs,role,roles,position,posting,' +
    'postings,company,employer,work,need,needs,needed,ask,asks,asking,require,requires,required,want,wants,use,uses,using,say,says,offer,offers,give,' +
    'gives,get,provide,provides,mention,mentions,name,names,speak,about,for,of,in,on,at,to,with,from,by,or,and,not,no,also,only,just,please,pls,tell,' +
    'know,if,as,than,so,ok,first,second,third,fourth,fifth,last,number,option,two,three,four,five,allow,allows,possible,like,good,there’s,it’s'
  ).split(','),
)

/** Answers a question about a topic that has no field with quotes from the postings. */
export async function quotePosting(request: ToolRequest): Promise<Answer> {
  const ids = request.several ? request.shown : request.jobs
  const jobs = await shownJobs(request, ids)
  const [first] = jobs
  if (!first) return whichJob(request, 'explain-match')
  const topic = soughtIn(request.text, jobs)
  if (!topic)
    return {
      text: `What would you like to know about ${first.title}?`,
      cards: [],
      chips: chipsForJob(first, 'explain-match'),
    }
  const postings = await Promise.all(
    jobs.map(async (job) => ({ job, ...topic.find(await readJobFor(request.ctx, request.actorId, job._id)) })),
  )
  const namingPostings = postings.filter(({ names }) => names)
  const silentPostings = postings.filter(({ names }) => !names)
  const titles = (all: readonly { job: ShownJob }[]) =>
    listOf(
      all.map(({ job }) => job.title),
      5,
    )
  const isSingleJob = jobs.length === 1
  const sentences = [
    namingPostings.length === 0
      ? ''
      : isSingleJob
        ? `The posting for ${first.title} says this about ${topic.name}.`
        : `${titles(namingPostings)} ${namingPostings.length === 1 ? 'mentions' : 'mention'} ${topic.name}.`,
    silentPostings.length === 0
      ? ''
      : `I couldn’t find anything about ${topic.name} in the posting${silentPostings.length === 1 ? '' : 's'} for ${titles(silentPostings)}.`,
    namingPostings.length === 0 ? 'Ask the company before you rely on it.' : '',
  ]
  return {
    text: joinSentences(sentences),
    cards: namingPostings.map(({ job, quotes }) => ({ kind: 'quotes' as const, job, items: quotes })),
    chips: isSingleJob
      ? chipsForJob(first, 'explain-match').slice(0, 4)
      : [textChip('Which of these pays most?'), textChip('Where are they?')],
  }
}

interface SoughtTopic {
  readonly name: string
  find(posting: ReadJob): { readonly names: boolean; readonly quotes: string[] }
}

function soughtIn(text: string, jobs: readonly ShownJob[]): SoughtTopic | undefined {
  const [topic] = requestedTopics(text)
  if (topic) return soughtTopicOf(topic)
  const titleWords = new Set(jobs.flatMap(({ title, companyName }) => wordsOf(`${title} ${companyName}`)))
  const terms = wordsOf(text).filter((word) => !fillerWords.has(word) && !titleWords.has(word) && !/^\d+$/.test(word))
  if (terms.length === 0) return undefined
  const skill = findSkill(terms.join(' '))
  const name = `“${terms.join(' ')}”`
  if (skill) {
    return {
      name,
      find: ({ skills, text: posting }) => {
        const quotes = quotedSentences(posting, (sentence) => isNamedIn(skill.name, sentence))
        const isListed = skills.some((one) => foldText(one) === foldText(skill.name) || isNamedIn(skill.name, one))
        return {
          names: isListed || quotes.length > 0,
          quotes: quotes.length > 0 ? quotes : [`Skills: ${listOf(skills, 8)}`],
        }
      },
    }
  }
  const minimumMatches = terms.length <= 2 ? terms.length : Math.ceil((terms.length * 2) / 3)
  return {
    name,
    find: ({ text: posting }) => {
      const quotes = quotedSentences(posting, (sentence) => {
        const words = wordsOf(sentence)
        return terms.filter((term) => words.some((word) => isSameWord(word, term))).length >= minimumMatches
      })
      return { names: quotes.length > 0, quotes }
    },
  }
}

function soughtTopicOf({ name, named }: PostingTopic): SoughtTopic {
  return {
    name,
    find: ({ html, text }) => {
      const allQuotes = name === theWork ? duties(html) : quotedSentences(text, (sentence) => named.test(sentence))
      const quotes = (name === theWork && allQuotes.length === 0 ? sentencesOf(text) : allQuotes).slice(0, MOST_QUOTES)
      return { names: quotes.length > 0, quotes: quotes.map(short) }
    },
  }
}

function quotedSentences(text: string, speaks: (sentence: string) => boolean): string[] {
  return sentencesOf(text).filter(speaks).slice(0, MOST_QUOTES).map(short)
}

function short(sentence: string): string {
  return sentence.length <= LONGEST_QUOTE ? sentence : `${sentence.slice(0, LONGEST_QUOTE - 1).trimEnd()}…`
}

function wordsOf(text: string): string[] {
  return Array.from(foldText(text).matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#.’'-]*/gu), ([word]) =>
    word.replace(/[.’'-]+$/, ''),
  )
}

/** Whether two words are forms of one: `licence` and `licences`, `licensed` and `license`. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= 4 && long.length - short.length <= 3 && long.startsWith(short.replace(/(?:e?s|e|y)$/, ''))
}
