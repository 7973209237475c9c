import { useJobEmailsOffer } from '../../features/newsletter/idle/job-emails-offer.ts'
import { Shortcuts } from '../shortcuts/shortcuts.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { usePrefetch } from './prefetch.ts'

/** What goes along with every page once it is there: a word when the line is gone, keys, links fetched ahead, an offer. */
export function Companions() {
  useJobEmailsOffer()
  usePrefetch()
  return (
    <>
      <OfflineBar />
      <Shortcuts />
    </>
  )
}
