// Every address of the product and the screen it shows (000 §2, 001 §2). Screens are loaded when first needed;
// what an address does not know leads to a calm page with a way home.
import { lazy, Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { ChatSkeleton } from './chat-skeleton';
import { contentId } from './layouts/skip-link';
import { useViewState } from '../lib/view-state';
import { KnowledgeBones } from './knowledge-bones';
import { NotFoundPage } from './pages/not-found-page';
import { Page } from './page';

const pages = {
  customerKnowledge: () => import('./pages/customer-knowledge-page'),
  mobileKnowledge: () => import('./pages/mobile-knowledge-page'),
  customerLayout: () => import('./layouts/customer-layout'),
  mobileLayout: () => import('./layouts/mobile-layout'),
  customerChat: () => import('./pages/customer-chat-page'),
  mobileChat: () => import('./pages/mobile-chat-page'),
  staff: () => import('./staff-routes'),
  reportDemo: () => import('./pages/report-demo-page'),
};

const CustomerKnowledge = lazy(() =>
  pages.customerKnowledge().then((m) => ({ default: m.CustomerKnowledgePage })),
);
const DeskFrame = lazy(() => pages.customerLayout().then((m) => ({ default: m.CustomerLayout })));
const MobileFrame = lazy(() => pages.mobileLayout().then((m) => ({ default: m.MobileLayout })));
const MobileKnowledge = lazy(() => pages.mobileKnowledge().then((m) => ({ default: m.MobileKnowledgePage })));
const CustomerChat = lazy(() => pages.customerChat().then((m) => ({ default: m.CustomerChatPage })));
const MobileChat = lazy(() => pages.mobileChat().then((m) => ({ default: m.MobileChatPage })));
const StaffRoutes = lazy(() => pages.staff().then((m) => ({ default: m.StaffRoutes })));
const ReportDemo = lazy(() => pages.reportDemo().then((m) => ({ default: m.ReportDemoPage })));

const firstPages: Record<string, readonly (() => Promise<unknown>)[]> = {
  '/': [pages.customerLayout, pages.customerKnowledge],
  '/user/knowledge': [pages.customerLayout, pages.customerKnowledge],
  '/user/chat': [pages.customerLayout, pages.customerChat],
  '/m/user/knowledge': [pages.mobileLayout, pages.mobileKnowledge],
  '/mobileview': [pages.mobileLayout, pages.mobileKnowledge],
  '/m/user/chat': [pages.mobileLayout, pages.mobileChat],
};

/** Starts to load the screen of an address beside everything else that the start has to load. */
export function preloadPage(pathname: string): void {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const loads = path.startsWith('/admin/')
    ? [async () => (await pages.staff()).preloadStaffPage(path)]
    : firstPages[path];
  for (const load of loads ?? []) load().catch(() => undefined);
}

/** Each device loads its own frame. */
function CustomerLayout(frame: { isFilled?: boolean }) {
  return (
    <Suspense fallback={null}>
      <DeskFrame {...frame} />
    </Suspense>
  );
}

function MobileLayout(frame: { isFilled?: boolean }) {
  return (
    <Suspense fallback={null}>
      <MobileFrame {...frame} />
    </Suspense>
  );
}

/** A screen that fills a phone has nothing around it. */
function Bare() {
  return (
    <main id={contentId} tabIndex={-1}>
      <Outlet />
    </main>
  );
}

/** Demonstrations of the damage-report form; on phones they fill the screen. */
const demos = [
  ['/templateDemo', 'form'],
  ['/templateDemoEdit', 'edit'],
  ['/templateTicket', 'cards'],
  ['/templateDemoViewHeader', 'view'],
] as const;

export function Router() {
  const isPC = useViewState((state) => state.isPC);
  return (
    <Routes>
      <Route element={<CustomerLayout />}>
        <Route
          index
          element={
            <Page skeleton={<KnowledgeBones />}>
              <CustomerKnowledge />
            </Page>
          }
        />
        <Route
          path="/user/knowledge"
          element={
            <Page skeleton={<KnowledgeBones />}>
              <CustomerKnowledge />
            </Page>
          }
        />
      </Route>
      <Route element={<CustomerLayout isFilled />}>
        <Route
          path="/user/chat"
          element={
            <Page skeleton={<ChatSkeleton />}>
              <CustomerChat />
            </Page>
          }
        />
      </Route>
      <Route element={<MobileLayout />}>
        <Route
          path="/m/user/knowledge"
          element={
            <Page skeleton={<KnowledgeBones />}>
              <MobileKnowledge />
            </Page>
          }
        />
        <Route
          path="/mobileview"
          element={
            <Page skeleton={<KnowledgeBones />}>
              <MobileKnowledge />
            </Page>
          }
        />
      </Route>
      <Route element={<MobileLayout isFilled />}>
        <Route
          path="/m/user/chat"
          element={
            <Page skeleton={<ChatSkeleton />}>
              <MobileChat />
            </Page>
          }
        />
      </Route>
      <Route
        path="/admin/*"
        element={
          <Suspense fallback={null}>
            <StaffRoutes />
          </Suspense>
        }
      />
      <Route element={isPC ? <CustomerLayout /> : <Bare />}>
        {demos.map(([path, demo]) => (
          <Route
            key={path}
            path={path}
            element={
              <Page>
                <ReportDemo demo={demo} />
              </Page>
            }
          />
        ))}
      </Route>
      <Route element={<Bare />}>
        <Route
          path="/m/templateDemo"
          element={
            <Page>
              <ReportDemo demo="form" isMobile />
            </Page>
          }
        />
      </Route>
      <Route element={isPC ? <CustomerLayout /> : <MobileLayout />}>
        <Route path="*" element={<NotFoundPage home={isPC ? '/user/knowledge' : '/m/user/knowledge'} />} />
      </Route>
    </Routes>
  );
}
