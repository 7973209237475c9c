import { StoryBadges } from '../badges/index.ts'
import { StoryHeadlines } from '../headlines/index.ts'
import { StoryMissionsPart } from '../missions/index.ts'
import { loadPortfolio, StoryPortfolio, useHasCases } from '../portfolio/index.ts'
import type { StorySlots } from '../professionals/index.ts'
import { AnswersSection } from '../real-talk/index.ts'
import { StoryDownloads } from '../resumes/index.ts'

export const storySlots: StorySlots = {
  aboveWork: [
    { name: 'portfolio', Part: StoryPortfolio },
    { name: 'headlines', Part: StoryHeadlines },
  ],
  belowWork: [{ name: 'answers', Part: AnswersSection }],
  beside: [
    { name: 'badges', Part: StoryBadges },
    { name: 'missions', Part: StoryMissionsPart },
  ],
  Downloads: StoryDownloads,
  useHasContent: (story) => useHasCases(story.slug) || story.headlines.total > 0,
  load: loadPortfolio,
}
