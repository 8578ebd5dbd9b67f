// Whether this is a phone or tablet (000 §9, Q-170): decided once when the page is loaded. Turning the device
// or zooming later changes the layout, never the route.
import { mobileWidth } from '#contract/core/limits';

/** What the decision looks at. */
export interface DeviceTraits {
  readonly userAgent: string;
  /** `navigator.userAgentData.mobile` where the browser has it. */
  readonly mobileHint?: boolean | undefined;
  readonly touchPoints: number;
  /** Inner width of the window in px. */
  readonly width: number;
}

const mobileAgents = /Mobi|Android|iPhone|iPad|iPod|HarmonyOS|Windows Phone|BlackBerry|Silk\//i;

/** True for a mobile device, or a window of at most 1080 px. */
export function isMobile(traits: DeviceTraits): boolean {
  if (traits.mobileHint === true || mobileAgents.test(traits.userAgent)) return true;
  // iPadOS calls itself a Macintosh, but no Macintosh has a touch screen.
  if (/Macintosh/.test(traits.userAgent) && traits.touchPoints > 1) return true;
  return traits.width <= mobileWidth;
}

/** Traits of this browser. */
export function deviceTraits(): DeviceTraits {
  const { userAgentData } = navigator as Navigator & { userAgentData?: { mobile?: boolean } };
  return {
    userAgent: navigator.userAgent,
    mobileHint: userAgentData?.mobile,
    touchPoints: navigator.maxTouchPoints,
    width: window.innerWidth,
  };
}

const mobileRoutes: Record<string, string> = {
  '/': '/m/user/knowledge',
  '/user/knowledge': '/m/user/knowledge',
  '/user/chat': '/m/user/chat',
  '/templateDemo': '/m/templateDemo',
};

/** The mobile twin of a desktop route; undefined where there is none. */
export function mobileRouteOf(pathname: string): string | undefined {
  return mobileRoutes[pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname];
}
