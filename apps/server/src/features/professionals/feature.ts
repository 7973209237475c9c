import type { professionalsNotices } from '@rise/contract/professionals/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { badgeRules } from './badge-rules.ts'
import { chosenInStories } from './chosen-in-stories.ts'
import { countedDeeds } from './counted-deeds.ts'
import { followCatalogs } from './directory/on-catalog-changed.ts'
import { directoryRoutes } from './directory/routes.ts'
import { updateDirectory } from './directory/update-directory.task.ts'
import type {} from './index.ts'
import { profileViewed } from './notices/profile-viewed.ts'
import { professionalPicture } from './professional-picture.ts'
import { professionalsData } from './professionals-data.ts'
import { professionalsSitemap } from './professionals-sitemap.ts'
import { professionalsRoutes } from './routes.ts'
import { storiesRoutes } from './story-routes.ts'
import type { StorySlot } from './story-slot.ts'
import { forgetStoryViews } from './views/forget-story-views.task.ts'

export { palettePeople } from './directory/palette-people.ts'
export { reportableProfessional } from './reportable-professional.ts'
export type { StorySlot }

/** Returns the manifest of professionals. `story` has the parts of other features on a professional's page. */
export function professionals(slots: { readonly story: StorySlot }): Feature {
  return {
    name: 'professionals',
    routes: [...professionalsRoutes, ...storiesRoutes(slots.story), ...directoryRoutes],
    files: [professionalPicture],
    sitemaps: [professionalsSitemap],
    tasks: [forgetStoryViews, updateDirectory],
    listeners: [followCatalogs],
    catalogUses: chosenInStories,
    earns: badgeRules,
    counts: countedDeeds,
    notices: {
      'profile-viewed': profileViewed,
    } satisfies NoticesOf<typeof professionalsNotices>,
    accountData: professionalsData,
    demo: () => import('./demo/demo-parts.ts'),
  }
}
