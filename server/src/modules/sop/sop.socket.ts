/* Events of sop -> frame 11: staff read the directories and what they show of them anew. */
import type { StaffFrame } from '#contract/chat/messages';
import { frameTypes } from '#contract/core/frames';
import type { Platform } from '../../module';
import { rooms } from '../identity';
import { sopChanged } from './sop.events';

export function subscribeSopFrames({ bus, hub }: Pick<Platform, 'bus' | 'hub'>): void {
  const frame: StaffFrame = { msgType: frameTypes.refresh };
  bus.subscribe(sopChanged, () => void hub.send(rooms.staff, frame));
}
