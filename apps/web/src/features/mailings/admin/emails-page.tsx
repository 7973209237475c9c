import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { FiguresSection } from './figures-section.tsx'
import { SentSection } from './sent-section.tsx'
import { SequencesSection } from './sequences-section.tsx'
import { SuppressedSection } from './suppressed-section.tsx'
import { TemplatesSection } from './templates-section.tsx'

/** The emails to members, and their delivery. */
export function EmailsPage() {
  return (
    <AdminFrame>
      <FiguresSection />
      <SequencesSection />
      <TemplatesSection />
      <SentSection />
      <SuppressedSection />
    </AdminFrame>
  )
}
