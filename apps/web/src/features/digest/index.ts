// What other features show of the digest: the tabs above the pages of the professional's dashboard.
export { DashboardTabs } from './dashboard-tabs.tsx'
