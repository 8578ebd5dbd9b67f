/* Tables of settings. */
export interface SettingTable {
  key: string;
  value: unknown;
}

export interface SettingsTables {
  setting: SettingTable;
}
