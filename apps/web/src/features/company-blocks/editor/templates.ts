import type { Block, BlockContent } from '@rise/contract/company-blocks/fields'
import type { PageTab } from '@rise/contract/company-blocks/kinds'
import type { TemplateSentence } from '@rise/contract/company-blocks/templates/words'
import { type Message, msg } from '@rise/texts'
import { blockOf, type Facts, newBlock } from './new-block.ts'

/** A template for a page. */
export interface Template {
  readonly name: Message
  readonly hint: Message
  /** Returns its blocks, prefilled with the company's facts. */
  begin(facts: Facts): Block[]
}

const ask = (sentence: TemplateSentence): string => sentence
const paragraph = (sentence: TemplateSentence): string => `<p>${sentence}</p>`
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
  content: { title, values: entries.map(([name, meaning]) => ({ name, text: meaning })) },
})
const numbers = (title: string, ...labels: string[]): BlockContent => ({
  kind: 'culturestats',
  content: { title, stats: labels.map((label) => ({ value: '', label })) },
})
const jobs = (title: string, text: TemplateSentence): BlockContent => ({
  kind: 'jointeam',
  content: { title, text: text, list: 'all', category: '', most: 5 },
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
        ['about', true, quote(facts.fields.tagline || ask('One sentence about why you exist.'))],
        [
          'about',
          true,
          text(
            'Where we are right now',
            ['What works', 'What you have built, and who uses it today.'],
            ['What doesn’t yet', 'What is hard at the moment. Candidates find out anyway.'],
          ),
        ],
      ),
      newBlock('funding', 'about', facts),
      newBlock('skills', 'about', facts),
      ...page(
        ['about', true, jobs('Build it with us', 'You’ll talk to the people you’d work with, from the first call on.')],
        [
          'life',
          true,
          values(
            'How we decide',
            ['Write it down', 'Decisions are short texts that everyone can read and question.'],
            ['Ship small', 'A change that goes out today beats a plan for next month.'],
            ['Say no kindly', 'We’d rather do three things well.'],
          ),
        ],
        ['life', true, numbers('In numbers', 'people', 'languages spoken', 'days of leave', 'releases a week')],
      ),
      newBlock('gettoknow', 'people', facts),
    ],
  },
  {
    name: msg('Hospital', 'a template of a page'),
    hint: msg('Care, teams and shifts, said plainly to people who compare wards.'),
    begin: (facts) => [
      ...page(
        [
          'about',
          true,
          text('What we care for', [
            null,
            'The people you treat, the wards you run, and what you are known for in your region.',
          ]),
        ],
        ['about', true, numbers('The house in numbers', 'beds', 'patients a year', 'people on the team', 'trainees')],
        [
          'about',
          true,
          values(
            'What you can rely on',
            ['Rosters that hold', 'How far ahead you know your shifts, and what happens when someone is ill.'],
            ['Time to start', 'How long you’re mentored before you stand alone.'],
            ['A say', 'Who listens when a process harms patients or colleagues.'],
          ),
        ],
        ['about', true, jobs('Work with us', 'Visit a ward for a day before you decide.')],
        [
          'life',
          true,
          text(
            'A day on the ward',
            ['Early', 'Handover, rounds, and when there’s a real break.'],
            ['Late', 'Who is there, and who can be called.'],
            ['Night', 'How many of you there are, for how many patients.'],
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
        [
          'about',
          true,
          text(
            'What we are for',
            ['Our task', 'What the law asks of you, in words a neighbor would use.'],
            ['Who we answer to', 'Council, ministry or court, and where people can complain.'],
          ),
        ],
        [
          'about',
          true,
          text(
            'How we choose people',
            ['Pay', 'The pay scale, and where to look it up.'],
            ['Steps', 'How long it takes, and who sits on the panel.'],
            ['Access', 'What we provide for people with disabilities, before and after they start.'],
          ),
        ],
        ['about', true, jobs('Open positions', 'Every position is advertised, and every application is answered.')],
        ['life', true, numbers('In numbers', 'people served', 'staff', 'part-time', 'average years of service')],
        [
          'life',
          true,
          values(
            'What we hold ourselves to',
            ['Fair', 'Like cases are decided alike.'],
            ['Open', 'We give reasons that people can follow.'],
            ['Careful with money', 'It isn’t ours.'],
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
        [
          'about',
          true,
          picture('What we make', 'What leaves the gate, who it’s for, and the part that no machine does.'),
        ],
        [
          'about',
          true,
          numbers('The works in numbers', 'made a year', 'days without an accident', 'apprentices', 'shifts'),
        ],
        [
          'about',
          true,
          values(
            'On the floor',
            ['Stop the line', 'Anyone may. No one has to explain themselves first.'],
            ['Learn the next machine', 'How people move on, and who pays for the course.'],
            ['Home on time', 'How shifts are swapped, and how far ahead they’re known.'],
          ),
        ],
        ['about', true, jobs('Jobs at the works', 'Come by for a tour before you apply.')],
        ['life', true, quote(ask('The sentence that the oldest hand tells every newcomer.'))],
      ),
      newBlock('imageslider', 'life', facts),
      newBlock('gettoknow', 'people', facts),
      newBlock('recentnews', 'news', facts),
    ],
  },
]
