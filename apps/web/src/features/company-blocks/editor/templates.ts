import type { Block, BlockContent } from '@rise/contract/company-blocks/fields'
import type { PageTab } from '@rise/contract/company-blocks/kinds'
import { type TemplateSentence, templateSentences } from '@rise/contract/company-blocks/templates/words'
import { type Message, msg, t } from '@rise/texts'
import { blockOf, type Facts, newBlock } from './new-block.ts'

/** A template for a page. */
export interface Template {
  readonly name: Message
  readonly hint: Message
  /** Returns its blocks in the language of the page, prefilled with the company's facts. */
  begin(facts: Facts): Block[]
}

const ask = (sentence: TemplateSentence): string => t(templateSentences[sentence])
const paragraph = (sentence: TemplateSentence): string => `<p>${ask(sentence)}</p>`
const text = (
  title: string,
  ...columns: (readonly [heading: string | null, sentence: TemplateSentence])[]
): BlockContent => ({
  kind: 'universal',
  content: {
    title,
    columns: columns.map(([heading, sentence]) => ({
      text: `${heading === null ? '' : `<h3>${heading}</h3>`}${paragraph(sentence)}`,
    })),
  },
})
const picture = (title: string, sentence: TemplateSentence): BlockContent => ({
  kind: 'imagetext',
  content: { title, text: paragraph(sentence), picture: null, side: 'left' },
})
const quote = (text: string): BlockContent => ({
  kind: 'shortquote',
  content: { quote: text, name: '', role: '', picture: null },
})
const values = (title: string, ...entries: (readonly [name: string, text: TemplateSentence])[]): BlockContent => ({
  kind: 'corevalues',
  content: { title, values: entries.map(([name, meaning]) => ({ name, text: ask(meaning) })) },
})
const numbers = (title: string, ...labels: string[]): BlockContent => ({
  kind: 'culturestats',
  content: { title, stats: labels.map((label) => ({ value: '', label })) },
})
const jobs = (title: string, sentence: TemplateSentence): BlockContent => ({
  kind: 'jointeam',
  content: { title, text: ask(sentence), list: 'all', category: '', most: 5 },
})

function page(...parts: readonly (readonly [tab: PageTab, wide: boolean, content: BlockContent])[]): Block[] {
  return parts.map(([tab, wide, content]) => blockOf(content, tab, wide))
}

export const templates: readonly Template[] = [
  {
    name: msg('Startup', 'a template of a page'),
    hint: msg('Why you exist, how you work, who pays for it, and whom you’re looking for.'),
    begin: (facts) => [
      ...page(
        ['about', true, quote(facts.fields.tagline || ask('purpose'))],
        [
          'about',
          true,
          text(t('Where we are right now'), [t('What works'), 'product'], [t('What doesn’t yet'), 'difficulty']),
        ],
      ),
      newBlock('funding', 'about', facts),
      newBlock('skills', 'about', facts),
      ...page(
        ['about', true, jobs(t('Build it with us'), 'calls')],
        [
          'life',
          true,
          values(
            t('How we decide'),
            [t('Write it down'), 'decisions'],
            [t('Ship small'), 'smallSteps'],
            [t('Say no kindly'), 'focus'],
          ),
        ],
        [
          'life',
          true,
          numbers(
            t('In numbers'),
            t('people', 'below a number'),
            t('languages spoken', 'below a number'),
            t('days of leave', 'below a number'),
            t('releases a week', 'below a number'),
          ),
        ],
      ),
      newBlock('gettoknow', 'people', facts),
    ],
  },
  {
    name: msg('Hospital', 'a template of a page'),
    hint: msg('Care, teams and shifts, said plainly to people who compare wards.'),
    begin: (facts) => [
      ...page(
        ['about', true, text(t('What we care for'), [null, 'care'])],
        [
          'about',
          true,
          numbers(
            t('The house in numbers'),
            t('beds', 'below a number'),
            t('patients a year', 'below a number'),
            t('people on the team', 'below a number'),
            t('trainees', 'below a number'),
          ),
        ],
        [
          'about',
          true,
          values(
            t('What you can rely on'),
            [t('Rosters that hold'), 'rosters'],
            [t('Time to start'), 'mentoring'],
            [t('A say'), 'complaints'],
          ),
        ],
        ['about', true, jobs(t('Work with us'), 'visit')],
        [
          'life',
          true,
          text(
            t('A day on the ward'),
            [t('Early', 'a shift'), 'earlyShift'],
            [t('Late', 'a shift'), 'lateShift'],
            [t('Night', 'a shift'), 'nightShift'],
          ),
        ],
      ),
      newBlock('gettoknow', 'people', facts),
      newBlock('risingwomen', 'people', facts),
      newBlock('recentnews', 'news', facts),
    ],
  },
  {
    name: msg('Public body', 'a template of a page'),
    hint: msg('What you are for, how pay and selection work, and what you decide.'),
    begin: (facts) => [
      ...page(
        ['about', true, text(t('What we are for'), [t('Our task'), 'task'], [t('Who we answer to'), 'oversight'])],
        [
          'about',
          true,
          text(
            t('How we choose people'),
            [t('Pay'), 'payScale'],
            [t('Steps', 'of a selection'), 'selection'],
            [t('Access', 'for people with disabilities'), 'access'],
          ),
        ],
        ['about', true, jobs(t('Open positions'), 'everyApplication')],
        [
          'life',
          true,
          numbers(
            t('In numbers'),
            t('people served', 'below a number'),
            t('staff', 'below a number'),
            t('part-time', 'below a number'),
            t('average years of service', 'below a number'),
          ),
        ],
        [
          'life',
          true,
          values(
            t('What we hold ourselves to'),
            [t('Fair', 'a value'), 'equality'],
            [t('Open', 'a value'), 'reasons'],
            [t('Careful with money'), 'money'],
          ),
        ],
      ),
      newBlock('recentnews', 'news', facts),
    ],
  },
  {
    name: msg('Factory', 'a template of a page'),
    hint: msg('What you make, how safe it is, and how someone gets from line to lead.'),
    begin: (facts) => [
      ...page(
        // The company's story is already shown above the blocks, so the template doesn't start with it.
        ['about', true, picture(t('What we make'), 'goods')],
        [
          'about',
          true,
          numbers(
            t('The works in numbers'),
            t('made a year', 'below a number'),
            t('days without an accident', 'below a number'),
            t('apprentices', 'below a number'),
            t('shifts', 'below a number'),
          ),
        ],
        [
          'about',
          true,
          values(
            t('On the floor'),
            [t('Stop the line'), 'stopping'],
            [t('Learn the next machine'), 'learning'],
            [t('Home on time'), 'swaps'],
          ),
        ],
        ['about', true, jobs(t('Jobs at the works'), 'tour')],
        ['life', true, quote(ask('advice'))],
      ),
      newBlock('imageslider', 'life', facts),
      newBlock('gettoknow', 'people', facts),
      newBlock('recentnews', 'news', facts),
    ],
  },
]
