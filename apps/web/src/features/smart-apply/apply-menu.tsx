import { t } from '@rise/texts'
import { ExternalLink } from 'lucide-react'
import { Menu, MenuLink } from '../../ui/overlays/menu.tsx'
import type { LoadedOverlayProps } from '../../ui/overlays/on-demand.tsx'

/** A menu that links to the employer's form, for members whose primary button applies with saved answers. */
export function ApplyMenu({ applyUrl, trigger, defaultOpen }: { applyUrl: string } & LoadedOverlayProps) {
  return (
    <Menu trigger={trigger} defaultOpen={defaultOpen}>
      {/* Marked, so that the page asks about the application on return. */}
      <MenuLink
        to={applyUrl}
        icon={<ExternalLink size={16} aria-hidden />}
        data-apply=""
        target="_blank"
        rel="nofollow noopener"
      >
        {t('Apply on the company’s site')}
      </MenuLink>
    </Menu>
  )
}
