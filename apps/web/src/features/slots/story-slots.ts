import { msg } from '@rise/texts'
import { StoryBadges } from '../badges/index.ts'
import { StoryHeadlines } from '../headlines/index.ts'
import { StoryMissionsPart } from '../missions/index.ts'
import { FirstCase, loadPortfolio, StoryPortfolio, useHasCases } from '../portfolio/index.ts'
import type { StorySlots } from '../professionals/index.ts'
import { AnswersSection, NewestAnswer } from '../real-talk/index.ts'
import { StoryDownloads, storyFiles } from '../resumes/index.ts'

export const storySlots: StorySlots = {
  aboveWork: [
    {
      name: 'portfolio',
      label: msg('Portfolio'),
      Part: StoryPortfolio,
      Best: { title: msg('Work', 'a case of a portfolio'), Part: FirstCase },
    },
    {
      name: 'answers',
      label: msg('Answers'),
      Part: AnswersSection,
      Best: { title: msg('An honest answer'), Part: NewestAnswer },
    },
  ],
  belowWork: [{ name: 'headlines', label: msg('Headlines'), Part: StoryHeadlines }],
  beside: [{ name: 'badges', Part: StoryBadges }],
  last: [{ name: 'missions', Part: StoryMissionsPart }],
  Downloads: StoryDownloads,
  filesOf: storyFiles,
  useFilled: (story) => {
    const hasCases = useHasCases(story.slug)
    if (hasCases === undefined) return undefined
    const hasContent = {
      portfolio: hasCases,
      answers: story.answers.total > 0,
      headlines: story.headlines.total > 0,
    }
    return Object.entries(hasContent).flatMap(([name, filled]) => (filled ? [name] : []))
  },
  load: loadPortfolio,
}
