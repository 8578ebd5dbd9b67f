/* Who can be assigned a ticket, in the order of the list. Pure. */

export interface AgentChoice {
  readonly id: number;
  readonly name: string;
  readonly workStatus: 0 | 1 | 2;
  readonly is_readonly: 0 | 1;
}

/** Agents whose name has the text, those on duty first; read-only staff cannot be assigned. */
export function assignable<Agent extends AgentChoice>(agents: readonly Agent[], search: string): Agent[] {
  const wanted = search.trim().toLocaleLowerCase();
  return agents
    .filter((agent) => agent.is_readonly === 0 && agent.name.toLocaleLowerCase().includes(wanted))
    .sort(
      (one, other) =>
        Number(other.workStatus === 1) - Number(one.workStatus === 1) ||
        one.name.localeCompare(other.name, 'zh'),
    );
}
