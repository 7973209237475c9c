import { msg } from '@rise/texts'
import { WandSparkles } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const smartApplyLink: NavigationEntry = {
  label: msg('SmartApply'),
  icon: WandSparkles,
  route: '/smart-apply',
  beta: true,
}
