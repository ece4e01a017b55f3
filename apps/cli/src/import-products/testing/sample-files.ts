/** Invented products as CSV: those of the contract. */

export const rackingCsv = `id,example-rail
name,Example rail
source,"Example Racking, certificate 12"
edition,2026-03
valid_from,2026-01-01
valid_until,2028-12-31
status,verified
mass_kg_m2,2.5
rail_stiffness_kNm2,4
rail_moment_kNm,0.5
rail_overhang_mm,300
rail_overhang_share,0.4
rail_stock_lengths_mm,4200,5600
rail_mass_kg_m,0.9
rail_part,ER-4200
splice_moment_kNm,0.4
splice_part,ES-1
mid_clamp_part,EM-35
end_clamp_part,EE-35

fixing,support,from_mm,joint_group,sheeting,region,screws,capacity_kN,service_kN,part
foot,steel,1,,,non-cyclonic,1,1.2,,
foot,timber,35,JD5,,non-cyclonic,1,1.5,,
hook,timber,70,JD5,,non-cyclonic,2,1.6,0.9,
clamp,,,,2,non-cyclonic,,2.6,,EC-2
`

export const moduleCsv = `id,example-module
name,Example module
source,"Example Modules, installation manual"
edition,Revision 4
valid_until,2028-12-31
status,verified
length_mm,1762
width_mm,1134
thickness_mm,30
mass_kg,21.1
power_w,440
arrangement,side,clamps,zone_from_mm,zone_to_mm,rails,push_design_kPa,push_test_kPa,pull_design_kPa,pull_test_kPa
"Long side, rails crossing",long,4,240,440,crossing,3.6,5.4,1.6,2.4
`
