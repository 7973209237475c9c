import {
  answers,
  type DemoPage,
  jobs,
  map,
  news,
  quote,
  skills,
  slider,
  stats,
  text,
  textBesidePicture,
  values,
  women,
} from './write-blocks.demo.ts'

/** Pages of the demo world, each in its company's own voice. */
export const demoPages: readonly DemoPage[] = [
  {
    company: 'babelfin',
    accent: '#5b3fb5',
    cover: 'accent',
    tabs: ['about', 'people', 'life', 'news'],
    people: ['priscilla-osei'],
    blocks: [
      {
        tab: 'about',
        content: quote(
          'A wrong word can cost more than time.',
          'Nadège Ekani',
          'Founder, court interpreter for ten years',
        ),
      },
      {
        tab: 'about',
        content: text(
          'Where we are right now',
          '<h3>What works</h3><p>Thirty-four languages, live in 212 hospitals and courts. A human interpreter joins within forty seconds when the software isn’t sure, and it says so out loud.</p>',
          '<h3>What doesn’t yet</h3><p>Two people talking at once. Dialects of Fula beyond three. Our on-call rota in August. You’d work on all three.</p>',
        ),
      },
      {
        tab: 'about',
        half: true,
        content: {
          kind: 'funding',
          content: {
            title: 'Who pays for it',
            total: '€ 31 million',
            rounds: [
              {
                name: 'Series B',
                date: '2024-03',
                amount: '€ 22 million',
                investors: 'Cadence Ventures, two hospital groups',
              },
              { name: 'Series A', date: '2021-06', amount: '€ 8 million', investors: 'Rive Droite Capital' },
              { name: 'Seed', date: '2018-11', amount: '€ 1 million', investors: 'Eleven interpreters and a judge' },
            ],
          },
        },
      },
      {
        tab: 'about',
        half: true,
        content: skills(
          'What we work with',
          'You needn’t know all of it. Two of our best came from libraries.',
          ...['Python', 'Rust', 'TypeScript', 'Speech recognition', 'PostgreSQL'],
        ),
      },
      {
        tab: 'life',
        content: values(
          'The two columns',
          [
            'Know when to ask a human',
            'Every feature begins as two columns: where a machine is good enough, and where it would be dangerous.',
          ],
          [
            'Interpreters are colleagues',
            'They’re employed, on the same pay scale, and they can veto what we automate.',
          ],
          ['Plain words', 'If a nurse at 4 a.m. wouldn’t understand the message, it isn’t finished.'],
        ),
      },
      {
        tab: 'life',
        content: slider(
          'A look around',
          [1, 'Three interpreters with headsets in lit booths, seen from a dark hall', 'The booths. Quiet please.'],
          [2, 'Colleagues on a roof terrace in the evening, Paris behind the railing', 'Fridays, if it doesn’t rain.'],
          [3, 'Three people in front of a map with lines between cities', 'Every line is a pair of languages.'],
        ),
      },
      {
        tab: 'people',
        content: answers('Get to know us', [
          'priscilla-osei',
          'What did you break in your first month?',
          'Twi. All of it, for nineteen minutes. Nobody shouted. We wrote down what happened, and my test is still the first that runs.',
        ]),
      },
      { tab: 'news', content: news('What happened lately') },
    ],
  },
  {
    company: 'kestrel-health',
    accent: '#9a5b00',
    cover: 'picture',
    tabs: ['about', 'life', 'people', 'news'],
    people: ['mireille-dubois', 'ngozi-eze'],
    blocks: [
      {
        tab: 'about',
        content: textBesidePicture(
          'Five minutes from a bus stop',
          '<p>The nurses who founded Kestrel in 1978 drew the map of our clinics by riding the buses with their patients. We still don’t open one that you can’t reach without a car.</p><p>One in four people we see has no insurance. The fee table hangs in the waiting room. Nobody is asked to prove that they’re poor enough.</p>',
          [1, 'The clinic from the street, with a yellow bus at its stop'],
          'left',
        ),
      },
      {
        tab: 'about',
        content: stats(
          'The house in numbers',
          ['31', 'clinics in two states'],
          ['210,000', 'people seen a year'],
          ['1,800', 'patients per care team, never more'],
          ['0', 'meetings during lunch'],
        ),
      },
      { tab: 'about', content: jobs('Work with us', 'Spend a day with a care team before you decide. We pay for it.') },
      {
        tab: 'life',
        content: text(
          'A day at the clinic',
          '<h3>7:30</h3><p>Huddle. Ten minutes, standing. Who is coming, who is worried, who needs an interpreter.</p>',
          '<h3>12:00</h3><p>The door is closed for lunch. It has been since 1978, and inspectors have stopped asking.</p>',
          '<h3>17:15</h3><p>Last patient. What isn’t written down by now is written down tomorrow, on the clock.</p>',
        ),
      },
      {
        tab: 'life',
        content: slider(
          '',
          [
            2,
            'The waiting room: a receptionist at the desk and two people in colored chairs',
            'The waiting room on Lake Street.',
          ],
          [3, 'Four colleagues with stethoscopes in the treatment room', 'One care team. They eat together, too.'],
        ),
      },
      {
        tab: 'people',
        content: women(
          'Women who run this place',
          'Four in five of us are women, and so are seven of nine clinic directors.',
          [
            'ngozi-eze',
            'Pharmacist',
            'I stopped a prescription in my first week. The doctor thanked me in front of everyone. I stayed.',
          ],
          [
            'mireille-dubois',
            'Principal product designer',
            'I sat in the waiting room for a month before I drew anything.',
          ],
        ),
      },
      {
        tab: 'people',
        content: map(
          'Where the main clinic is',
          '44.9483,-93.2566',
          'Lake Street, Minneapolis. Bus 21 stops at the door.',
        ),
      },
    ],
  },
  {
    company: 'northmoor-borough-council',
    accent: '#1f4e8c',
    cover: 'none',
    tabs: ['about', 'life', 'news', 'people'],
    people: [],
    blocks: [
      {
        tab: 'about',
        content: text(
          'What we are for',
          '<h3>Our task</h3><p>190,000 people, 11 libraries, 214 bridges and a great many bins. We also look after 640 children who can’t live at home, and that comes first in every budget.</p>',
          '<h3>Who we answer to</h3><p>To 57 councilors, to you, and to the ombudsman. Complaints are read out at the start of each committee, with the answer we gave.</p>',
        ),
      },
      {
        tab: 'about',
        content: text(
          'How we choose people',
          '<h3>Pay</h3><p>National pay scale, published with each advert. It isn’t negotiable, so nobody is paid less for asking worse.</p>',
          '<h3>Steps</h3><p>One form, one conversation, one task that you’d really do. Four weeks from closing date to answer.</p>',
          '<h3>Access</h3><p>If you meet the essential criteria and have a disability, you’re interviewed. Tell us what you need, and we’ll have it in the room.</p>',
        ),
      },
      {
        tab: 'about',
        content: jobs('Open positions', 'Every position is advertised, and every application is answered.', 5),
      },
      {
        tab: 'life',
        content: quote(
          'Say it aloud. If you wouldn’t, cross it out.',
          'Doreen Platt',
          'Resident, editor of our letters since 2015',
        ),
      },
      {
        tab: 'life',
        content: stats(
          'Counted',
          ['4,300', 'people on the payroll'],
          ['38%', 'work part-time'],
          ['11 years', 'average stay'],
          ['40', 'forms rewritten so far'],
        ),
      },
      {
        tab: 'life',
        content: values(
          'What we hold ourselves to',
          ['Spend it like yours', 'It’s theirs.'],
          ['Every street', 'We measure by the worst-served one.'],
          ['Open by law and by habit', 'Assume that the email will be printed in the paper.'],
        ),
      },
      { tab: 'news', content: news('Notices') },
    ],
  },
  {
    company: 'brandt-and-osei-precision',
    accent: '#8a2f1b',
    cover: 'accent',
    tabs: ['about', 'life', 'people', 'news'],
    people: ['tuan-nguyen'],
    blocks: [
      {
        tab: 'about',
        content: stats(
          'The works in numbers',
          ['61,000', 'valves a year, each signed'],
          ['412', 'days without an accident'],
          ['36', 'apprentices'],
          ['0', 'layoffs since 1958'],
        ),
      },
      {
        tab: 'about',
        content: values(
          'On the floor',
          ['Stop the line', 'Anyone may, and nobody has to explain first. It happens about twice a week.'],
          ['Signed by hand', 'Who builds a valve signs it. If it comes back, so does the conversation.'],
          ['Learn the next machine', 'After two years you choose. We pay for the course and for the hours.'],
        ),
      },
      { tab: 'about', content: jobs('Jobs at the works', 'Come by for a tour before you apply. Wear closed shoes.') },
      {
        tab: 'life',
        content: quote(
          'Measure it again. It won’t have changed, but you may have.',
          'Helga Osei',
          'Master toolmaker, 1961 to 2004',
        ),
      },
      {
        tab: 'life',
        content: text(
          'Shifts',
          '<p><strong>Early</strong> 6:00 to 14:00, <strong>late</strong> 14:00 to 22:00. No nights since 1997. The roster hangs six weeks ahead, and swaps need two signatures: yours and theirs.</p>',
          '<p>The canteen opens at 5:30. Soup on Thursdays is free, by a works agreement from 1974 that nobody has dared to cancel.</p>',
        ),
      },
      {
        tab: 'people',
        content: answers('Ask the floor', [
          'tuan-nguyen',
          'What makes a good seam?',
          'You don’t see it. My first boss held it to the light for a minute and said nothing. That was the praise.',
        ]),
      },
    ],
  },
  {
    company: 'kornblomst',
    accent: '#3d5a1e',
    cover: 'picture',
    tabs: ['about', 'life', 'people', 'news'],
    people: ['emma-sorensen'],
    blocks: [
      { tab: 'about', content: quote('The stopwatch is stopped.', 'Inge Mortensen', 'Master baker') },
      {
        tab: 'about',
        content: textBesidePicture(
          'Thirty hours',
          '<p>Our dough rests for thirty hours. You’ll learn to wait, which is the hardest part of the trade and the only one that a machine can’t do faster.</p>',
          [2, 'A baker takes a loaf out of the brick oven'],
          'right',
        ),
      },
      {
        tab: 'about',
        content: stats(
          'From three to eleven',
          ['3:00', 'when bakers start'],
          ['11:00', 'when they go home'],
          ['23', 'ovens, one in each shop'],
          ['40', 'apprentices at a time'],
        ),
      },
      {
        tab: 'life',
        content: slider(
          'Nørrebro, 5:40',
          [1, 'Two bakers behind the counter, loaves on the shelves and in the window', 'Before the door opens.'],
          [2, 'A baker takes a loaf out of the brick oven', 'Rye comes last.'],
        ),
      },
      {
        tab: 'life',
        content: values(
          'House rules',
          ['Pay for the night', 'The hour at three costs more than the hour at nine. So we pay more.'],
          ['Bread for everyone', 'What’s left at six goes to the shelter on Sankt Hans Torv, not to the bin.'],
          ['Calm pace', 'Nobody runs with a peel.'],
        ),
      },
      {
        tab: 'people',
        content: women('Women at Kornblomst', '', [
          'emma-sorensen',
          'Builds our shops',
          'I made the counter in Nørrebro a hand lower than planned. Now the apprentices can see who’s buying.',
        ]),
      },
      { tab: 'news', content: news('From the bakeries') },
    ],
  },
]
