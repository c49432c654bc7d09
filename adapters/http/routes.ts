import type { Route } from "./operation/route.ts"
import { accountRoutes } from "./routes/account/account.ts"
import { changeRoutes } from "./routes/changes.ts"
import { chartRoutes, publicChartRoutes } from "./routes/charts.ts"
import { duplicateRoutes } from "./routes/duplicates.ts"
import { checkRoutes } from "./routes/checks.ts"
import { cleanupRoutes } from "./routes/cleanup.ts"
import { documentationRoutes } from "./routes/documentation.ts"
import { eventRoutes } from "./routes/events.ts"
import { feedRoutes } from "./routes/feed.ts"
import { gedcomRoutes } from "./routes/gedcom.ts"
import { identityRoutes } from "./routes/account/identities.ts"
import { instanceRoutes } from "./routes/instance.ts"
import { invitationRoutes } from "./routes/account/invitations.ts"
import { keptRecordRoutes } from "./routes/kept-records.ts"
import { calendarRoutes } from "./routes/account/calendar.ts"
import { questionRoutes } from "./routes/account/questions.ts"
import { linkRoutes } from "./routes/account/links.ts"
import { mediaRoutes, publicMediaRoutes } from "./routes/media.ts"
import { overviewRoutes, publicOverviewRoutes } from "./routes/overview.ts"
import { personRoutes } from "./routes/persons.ts"
import { placeRoutes } from "./routes/places.ts"
import { proposalRoutes } from "./routes/proposals.ts"
import { publicRoutes } from "./routes/public.ts"
import { relationshipRoutes } from "./routes/relationships.ts"
import { signInRoutes } from "./routes/account/sign-in.ts"
import { commentRoutes } from "./routes/comments.ts"
import { associationRoutes } from "./routes/associations.ts"
import { sourceRoutes } from "./routes/sources.ts"
import { treeRoutes } from "./routes/trees.ts"
import { webhookRoutes } from "./routes/webhooks.ts"

/** The route table, by chapter of the documentation. */
export const routeTable: Readonly<Record<string, readonly Route[]>> = {
  Account: [...signInRoutes, ...accountRoutes, ...identityRoutes, ...calendarRoutes],
  Trees: [...treeRoutes, ...invitationRoutes, ...linkRoutes, ...questionRoutes],
  History: [...changeRoutes, ...feedRoutes, ...webhookRoutes],
  People: personRoutes,
  Charts: chartRoutes,
  Overview: overviewRoutes,
  Events: eventRoutes,
  Places: placeRoutes,
  Relationships: relationshipRoutes,
  Associations: associationRoutes,
  Comments: commentRoutes,
  Sources: sourceRoutes,
  Media: mediaRoutes,
  GEDCOM: [...gedcomRoutes, ...keptRecordRoutes],
  Cleanup: [...cleanupRoutes, ...duplicateRoutes, ...checkRoutes],
  Proposals: proposalRoutes,
  Public: [...publicRoutes, ...publicChartRoutes, ...publicMediaRoutes, ...publicOverviewRoutes],
  Instance: instanceRoutes,
  Documentation: documentationRoutes(() => routeTable),
}

/** All routes of the API. */
export const routes: readonly Route[] = Object.values(routeTable).flat()
