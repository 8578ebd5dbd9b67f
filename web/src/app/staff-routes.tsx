// The addresses of the staff's screens (001 §2), apart from those of customers, who never load them.
import { lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { StaffLayout } from './layouts/staff-layout';
import { NotFoundPage } from './pages/not-found-page';
import { Page } from './page';

const pages = {
  chat: () => import('./pages/admin-chat-page'),
  knowledge: () => import('./pages/admin-knowledge-page'),
  sopAdministration: () => import('./pages/sop-administration-page'),
  sopForeground: () => import('./pages/sop-foreground-page'),
  settings: () => import('./pages/settings-page'),
};

const Chat = lazy(() => pages.chat().then((m) => ({ default: m.AdminChatPage })));
const Knowledge = lazy(() => pages.knowledge().then((m) => ({ default: m.AdminKnowledgePage })));
const SopAdministration = lazy(() =>
  pages.sopAdministration().then((m) => ({ default: m.SopAdministrationPage })),
);
const SopForeground = lazy(() => pages.sopForeground().then((m) => ({ default: m.SopForegroundPage })));
const Settings = lazy(() => pages.settings().then((m) => ({ default: m.SettingsPage })));

/** Below /admin: address, screen, and what loads it. */
const screens: readonly (readonly [path: string, screen: ReactNode, load: () => Promise<unknown>])[] = [
  ['chat', <Chat key="chat" />, pages.chat],
  ['knowledge', <Knowledge key="knowledge" />, pages.knowledge],
  ['Sop/SopAdministration', <SopAdministration key="sop" />, pages.sopAdministration],
  ['Sop/SopForeground', <SopForeground key="sop-front" />, pages.sopForeground],
  ['settings/:section?', <Settings key="settings" />, pages.settings],
];

/** Starts to load the screen of an address. */
export async function preloadStaffPage(pathname: string): Promise<void> {
  const below = pathname.slice('/admin/'.length);
  await screens.find(([path]) => below.startsWith(path.replace('/:section?', '')))?.[2]();
}

export function StaffRoutes() {
  return (
    <Routes>
      <Route element={<StaffLayout />}>
        {screens.map(([path, screen]) => (
          <Route key={path} path={path} element={<Page>{screen}</Page>} />
        ))}
        <Route path="*" element={<NotFoundPage home="/admin/chat" />} />
      </Route>
    </Routes>
  );
}
