/*
 * Who is in which room, both ways round: a room's members, and what a member leaves when it goes.
 */

export interface Rooms<Member> {
  join(member: Member, room: string): void;
  leave(member: Member, room: string): void;
  leaveAll(member: Member): void;
  /** In order of joining; may change while it is read. */
  membersOf(room: string): Iterable<Member>;
  countOf(room: string): number;
}

/** Rooms come into being with their first member and end with their last. */
export function createRooms<Member extends object>(): Rooms<Member> {
  const members = new Map<string, Set<Member>>();
  const roomsOf = new WeakMap<Member, Set<string>>();
  const leave = (member: Member, room: string) => {
    const others = members.get(room);
    others?.delete(member);
    if (others?.size === 0) members.delete(room);
    roomsOf.get(member)?.delete(room);
  };
  return {
    join(member, room) {
      members.set(room, (members.get(room) ?? new Set()).add(member));
      roomsOf.set(member, (roomsOf.get(member) ?? new Set()).add(room));
    },
    leave,
    leaveAll(member) {
      for (const room of [...(roomsOf.get(member) ?? [])]) leave(member, room);
    },
    membersOf: (room) => members.get(room) ?? [],
    countOf: (room) => members.get(room)?.size ?? 0,
  };
}
