/* Events of canned replies -> frame 11: staff read them anew. */
import type { StaffFrame } from '#contract/chat/messages';
import { frameTypes } from '#contract/core/frames';
import type { Platform } from '../../module';
import { rooms } from '../identity';
import { cannedRepliesChanged } from './canned-replies.events';

export function subscribeCannedFrames({ bus, hub }: Pick<Platform, 'bus' | 'hub'>): void {
  const frame: StaffFrame = { msgType: frameTypes.refresh };
  bus.subscribe(cannedRepliesChanged, () => void hub.send(rooms.staff, frame));
}
