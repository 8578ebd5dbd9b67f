/* Names under which the shop sells the products, by product key. */

export const demoShopNames: Readonly<Record<string, readonly string[]>> = {
  'hotas-m2': ['M2 HOTAS Set', 'M2 HOTAS Set with desk clamps', 'M2 摇杆节流阀套装'],
  'hotas-m4': ['M4 Pro HOTAS Set', 'M4 Pro HOTAS Set, black edition', 'M4 Pro 全金属套装'],
  'combo-a3': ['A3 Airliner Combo', 'A3 客机组合'],
  'combo-r5': ['R5 Rotary Combo', 'R5 直升机组合'],
  'panel-p1': ['P1 Button Panel', 'P1 Systems Panel with rail kit'],
  'panel-p2': ['P2 Autopilot Panel', 'P2 自动驾驶面板'],
  'grip-f1': ['F1 Grip', 'F1 战斗机手柄'],
  'grip-f3': ['F3 Metal Grip', 'F3 Metal Grip, desert', 'F3 金属手柄'],
  'grip-h2': ['H2 Throttle Handles', 'H2 双节流阀握把'],
  'base-b2': ['B2 Stick Base', 'B2 基座'],
  'base-b4': ['B4 Pro Base', 'B4 Metal Base', 'B4 金属基座'],
  'throttle-t2': ['T2 Throttle Base', 'T2 节流阀基座'],
  'quadrant-q3': ['Q3 Throttle Quadrant', 'Q3 推力手柄座'],
  'pedals-r2': ['R2 Rudder Pedals', 'R2 脚舵'],
  'springs-c4': ['C4 Cam and Spring Kit', 'C4 凸轮弹簧套件'],
};
