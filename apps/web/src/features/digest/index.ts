// The part of the digest for other features: the tabs above the pages of the professional's dashboard.
export { DashboardTabs, PublicDashboardTabs } from './dashboard-tabs.tsx'
