// Longer than 300 lines: the words of an area stand in one list, in which a code is found.
export const help = {
  'help.1-5-next-to-open-water': '1.5: next to open water',
  'help.1-in-20-is-3-1': '1 in 20 is 3°, 1 in 10 is 6°, 1 in 5 is 11°, 1 in 3 is 18°, 1 in 2 is 27°.',
  'help.1-very-open-hardly-any-obstacles': '1: very open, hardly any obstacles',
  'help.2-5-some-trees-or-houses': '2.5: some trees or houses',
  'help.2-open-country-scattered-obstacles': '2: open country, scattered obstacles',
  'help.3-suburbs-light-industry': '3: suburbs, light industry',
  'help.4-city-centres-with-tall-and': '4: city centres with tall and close buildings',
  'help.a-batten-on-a-rafter-a': 'A batten on a rafter: a nail holds by friction, a screw by its thread',
  'help.a-batten-over-three-rafters-simply': 'A batten over three rafters: simply-supported and continuous',
  'help.a-clamp-on-the-rib': 'A clamp on the rib',
  'help.a-clamp-on-the-rib-nothing': 'A clamp on the rib: nothing goes through the sheet',
  'help.a-fly-brace-runs-at-an':
    'A fly brace runs at an angle from the lower flange of the rafter to a purlin. It holds the rafter and is not bridging.',
  'help.a-foot-screwed-through-the-sheet': 'A foot screwed through the sheet into the purlin',
  'help.a-hook-under-the-tile-on': 'A hook under the tile, on the rafter',
  'help.a-panel-length-width-and-the': 'A panel: length, width, and the two rails under it',
  'help.a-pinch-zooms-less-well-than': 'Step closer rather than zooming in.',
  'help.a-project-from-its-name-to': 'A project from its name to the result, in about a minute.',
  'help.a-purlin-over-three-rafters-simply': 'A purlin over three rafters: simply-supported, continuous and lapped',
  'help.a-result-of-this-application-is':
    'A result of this application is a preliminary assessment. Where a council, an insurer or your own contract asks for a structural certificate, an engineer has to sign for it. Have the project number ready when you call.',
  'help.a-signed-certificate-for-the-installation':
    'A signed certificate for the installation, for council or insurer.',
  'help.a-top-hat-over-three-rafters': 'A top hat over three rafters: simply-supported, lapped and continuous',
  'help.a-wall-beside-the-roof': 'A wall beside the roof',
  'help.a-wall-tower-or-upper-storey':
    'A wall, tower or upper storey that stands higher than the roof beside it turns the wind down onto the roof. Enter how far it rises above this roof and how far away it is; 0 where the roof runs against it.',
  'help.altitude-above-600-m-tasmania-300':
    'Altitude: above 600 m (Tasmania 300 m) an engineer confirms the snow load. No snow load is calculated here. Where the area may lie so high, leaving it empty counts as high; the device can give it, or a map with contours.',
  'help.altitude-and-sea': 'Altitude and sea',
  'help.an-engineer-checks-what-you-entered':
    'An engineer checks what you entered against these photos. At least {roof} of the roof and {connection} of every other kind, at most {most} of each. Photos of the sheeting are required for clamped roofs only.',
  'help.an-independent-check-of-a-design': 'An independent check of a design that somebody else has made.',
  'help.android': 'Android',
  'help.android-apk': 'Android APK',
  'help.anything-else-that-helps-drawings-of':
    'Anything else that helps: drawings of the building, the data sheet of the panels, a layout, a video. Any type of file, up to 50 MB each.',
  'help.assumptions-about-panels-fixings-and-structure': 'Assumptions about panels, fixings and structure',
  'help.assumptions-about-the-wind': 'Assumptions about the wind',
  'help.battens': 'battens',
  'help.bolts-and-cleat': 'bolts and cleat',
  'help.bridging-is-a-row-of-steel':
    'Bridging is a row of steel struts, bolted between the purlins, that stops them from twisting and from moving sideways. Count the rows within one span: between one rafter and the next.',
  'help.building-length-and-width': 'Building length and width',
  'help.building-shape': 'Building shape',
  'help.built-nails-driven-before-1980-are':
    'Built: nails driven before 1980 are credited with half, as are nails where the year is not known.',
  'help.c-purlin': 'C-purlin',
  'help.choose-continuous-only-where-every-piece':
    'Choose Continuous only where every piece under the array covers at least two spans.',
  'help.clamp': 'clamp',
  'help.clip': 'clip',
  'help.coloured-rails-dots-feet': 'coloured: rails; dots: feet',
  'help.concealed-fix-sheeting-has-no-screws':
    'Concealed-fix sheeting has no screws through its face: clips hold it from below, and the array is clamped to its ribs. What a clamp holds depends on the profile. Choose it by measurement.',
  'help.connection-close-up-of-a-purlin':
    'Connection: close-up of a purlin on a rafter, with cleat and bolts or screws',
  'help.contact': 'Contact',
  'help.continuous-one-length-passes-over-at':
    'Continuous: one length passes over at least one support, so it covers two spans or more.',
  'help.daylight-or-a-lamp-from-the': 'Daylight or a lamp from the side shows bolts and edges better than the flash.',
  'help.depth-is-the-upright-side-breadth':
    'Depth is the upright side, breadth the flat side, both as measured. Softwood is pine or similar; hardwood is heavier, mostly eucalypt. If you know the stress grade, for example MGP10 or F17, enter it under Assumptions.',
  'help.depth-over-all-from-flange-to': 'Depth: over all, from flange to flange, in millimetres.',
  'help.design-life-and-return-period-longer': 'Design life and return period: longer means stronger wind.',
  'help.distance': 'distance',
  'help.distance-to-the-sea-sets-the':
    'Distance to the sea: sets the class of screws and washers. Breaking surf carries more salt than a sheltered bay.',
  'help.download-apk': 'Download APK',
  'help.each-has-a-default-that-suits':
    'Each has a default that suits houses and most sheds. Change one only for a reason that you can show.',
  'help.each-has-a-default-what-you':
    'Each has a default. What you know better than that makes the result closer to your roof.',
  'help.edge': 'edge',
  'help.edition-the-year-of-as-nzs':
    'Edition: the year of AS/NZS 1170.2. Ask for 2011 only where the approval names it.',
  'help.end-view-the-top-carries-the': 'End view: the top carries the sheeting, both feet are screwed to the rafter',
  'help.end-views-of-the-six-profiles': 'End views of the six profiles, all to the same scale',
  'help.end-views-z-purlin-c-purlin': 'End views: Z-purlin, C-purlin, top hat, and timber purlin or batten',
  'help.engineering': 'Engineering',
  'help.engineering-and-certificate': 'Engineering and Certificate',
  'help.engineering-services-certificates-and-how-to':
    'Engineering services, certificates, and how to contact the provider.',
  'help.engineering-sign-off-and-certification': 'Engineering sign-off and certification',
  'help.enter-the-angle-between-panel-and':
    'Enter the angle between panel and roof, not the angle to the ground: on a roof of 5° with panels at 15° to the ground it is 10°. Wind gets under tilted panels: fixings are closer, and purlins and rafters carry more. Where slope and tilt together exceed 30°, an engineer must assess the array.',
  'help.exact-panel-size-instead-of-the': 'Exact panel size: instead of the upper end of its range.',
  'help.example-photographs': 'Example Photographs',
  'help.feet-over-rafters-the-screw-passes':
    'Feet over rafters: the screw passes the batten and holds in the rafter below.',
  'help.flat-less-than-3': 'Flat: less than 3°',
  'help.flue': 'flue',
  'help.flush-the-panels-are-parallel-to': 'Flush: the panels are parallel to the roof',
  'help.fly-brace-spacing-along-the-rafter': 'Fly brace spacing: along the rafter, only where there really are braces.',
  'help.foot': 'foot',
  'help.footings-and-posts-for-arrays-beside': 'Footings and posts for arrays beside the building.',
  'help.for-a-roof-of-mixed-forms': 'For a roof of mixed forms choose Gable.',
  'help.for-iphone-and-ipad': 'For iPhone and iPad.',
  'help.for-you-to-find-the-job':
    'For you to find the job again. The report file is named by number, date and name, so a few characters that no file name may have are refused: \\ / : * ? " < > |',
  'help.from-10-on-ridge-and-hips':
    'From 10° on, ridge and hips have zones of higher pressure as well. Above 45° the method does not hold.',
  'help.from-the-android-store-with-updates': 'From the Android store, with updates.',
  'help.from-the-desk':
    'If you have not been on the roof yet, you can go on without photos: the calculation does not use them. The result and documents will say to measure and photograph before installing. Once on the roof, check what you entered and add the photos: the result stays as it is, free of charge. An engineer only reviews a roof with its photos.',
  'help.gable-two-slopes-meet-in-a': 'Gable: two slopes meet in a ridge',
  'help.gap-between-panel-and-roof-it': 'Gap: between panel and roof. It also sets how far panels stay from the edges.',
  'help.ground-mount-footing-design': 'Ground-mount footing design',
  'help.height-of-the-wall-above-the': 'Height of the wall above the roof, and its distance',
  'help.hill-ridge-or-escarpment-the-wind': 'Hill, ridge or escarpment: the wind speeds up towards the crest.',
  'help.hip-every-side-slopes': 'Hip: every side slopes',
  'help.hold-a-tape-or-ruler-against':
    'Hold a tape or ruler against what you measure, so that its numbers can be read.',
  'help.hook': 'hook',
  'help.how-far-the-wall-rises-above':
    'How far the wall rises above the edge of the roof, in metres; 0 when there is none. No shelter is counted for it, unless you allow it under Assumptions in the structure step.',
  'help.how-the-purlin-passes-over-the':
    'How the purlin passes over the rafters. Look at its ends: where they are decides what it carries.',
  'help.how-the-timber-purlin-or-batten': 'How the timber purlin or batten passes over the rafters or trusses.',
  'help.how-the-top-hat-passes-over':
    'How the top hat passes over the rafters or trusses. It is asked for depths of 61, 96 and 120 mm.',
  'help.if-screws-with-washers-show-on':
    'If screws with washers show on the ribs or pans, the sheeting is screwed through: that is Tin Penetrative.',
  'help.if-the-lengths-only-meet-at':
    'If the lengths only meet at the rafter and do not overlap, choose Simply-supported.',
  'help.if-the-purlins-end-at-every':
    'If the purlins end at every rafter, choose Simply-supported: the result then holds for that support alone. Photograph one connection close up, so that an engineer can check it.',
  'help.if-you-do-not-know-the': 'If you do not know the timber, choose Softwood: its strengths are the lower ones.',
  'help.if-your-racking-system-or-module':
    'If your racking system or module is in the list, choose it: its published figures replace the generic ones, and the size of the module is filled in. If not, enter it from its data sheet: its size and mass count at once, its capacities once two engineers have confirmed them. Until then the generic figures are used.',
  'help.importance-level-2-for-houses-and':
    'Importance level: 2 for houses and most sheds, 1 for buildings that present a low risk to people, 3 and 4 for crowds and emergency services.',
  'help.in-degrees-0-for-a-flat':
    'In degrees, 0 for a flat roof. A phone laid on a sheet shows it; or divide the rise by the run.',
  'help.in-place-pan-and-rib-in': 'in place: pan and rib in view',
  'help.internal-pressure-a-dominant-opening-is':
    'Internal pressure: a dominant opening is a large door or window that may be open in a storm.',
  'help.irregular': 'Irregular',
  'help.irregular-means-an-l-t-or':
    'Irregular means an L, T or U in plan, or wings: every inner corner has zones of higher pressure.',
  'help.lapped-two-lengths-overlap-at-the':
    'Lapped: two lengths overlap at the rafter, one over the other, and the screws go through the feet of both.',
  'help.lapped-z-purlins-only-two-lengths':
    'Lapped: Z-purlins only. Two lengths overlap at the rafter, one inside the other, and are bolted together at both ends of the lap. C-purlins of one size do not fit into each other.',
  'help.larger': 'Larger',
  'help.length-is-the-longer-side-the':
    'Length is the longer side. The upper end of the range is used, unless you enter the exact size below it. A panel larger than all ranges has the last one, with its exact size. Both sizes are on the data sheet of the panel.',
  'help.length-width-average-roof-height-slope': 'Length, width, average roof height, slope and parapet',
  'help.licences': 'licences',
  'help.look-for-the-joints-from-inside':
    'Look for the joints from inside the roof space. Most battens are long pieces with joints that alternate from row to row.',
  'help.look-from-inside-the-roof-space': 'Look from inside the roof space or lift one sheet at the eaves.',
  'help.magnify-the-picture': 'Magnify the picture: {caption}',
  'help.mass-of-panels-and-rails-counts': 'Mass of panels and rails: counts against uplift and as load.',
  'help.n1-to-n6-or-c1-to':
    'N1 to N6 or C1 to C4 of AS 4055, on the plans of the house or in its building approval. It never lowers the wind: the stronger of class and site counts. Leave it at Not known when you do not have it.',
  'help.nail': 'nail',
  'help.non-penetrative-clamp-on-the-rib': 'Non-penetrative Clamp: on the rib of concealed-fix sheeting',
  'help.non-penetrative-clamp-what-it-holds':
    'Non-penetrative Clamp: what it holds depends on the sheeting profile. Photos of the sheeting are then required.',
  'help.non-penetrative-roof-sheeting-types': 'Non-Penetrative Roof Sheeting Types',
  'help.not-in-the-list-leave-the':
    'Not in the list: leave the choice open and write manufacturer and profile under Other. The result may then be conservative.',
  'help.nothing-found': 'Nothing found',
  'help.number-of-bridging-per-span': 'Number of bridging per span',
  'help.ok': 'OK',
  'help.one-edge-lifted': 'one edge lifted',
  'help.one-row-usually-stands-at-mid':
    'One row usually stands at mid-span, two rows at the third points, three rows at the quarter points.',
  'help.only-types-that-suit-the-fixing':
    'Only types that suit the fixing and the structure of the earlier steps are offered.',
  'help.open-on-all-sides-free-standing': 'Open on all sides: free-standing carports, hay sheds, shelters',
  'help.open-the-android-store': 'Open the Android store',
  'help.open-the-app-store': 'Open the App Store',
  'help.open-the-sandbox-store': 'Open the sandbox store',
  'help.pan-from-the-centre-of-one':
    'Pan: from the centre of one rib to the centre of the next. Measure over several ribs and divide.',
  'help.panel': 'panel',
  'help.panel-clamp-rail-and-foot': 'Panel, clamp, rail and foot',
  'help.parallel-each-rail-lies-along-one': 'Parallel: each rail lies along one purlin',
  'help.parallel-feet-can-stand-anywhere-along':
    'Parallel: feet can stand anywhere along the purlin. The purlin under a rail carries that rail alone, and the rails stand a whole number of purlin spacings apart.',
  'help.parapet-height': 'Parapet height',
  'help.penetrative-screw-also-for-hooks-under':
    'Penetrative Screw: also for hooks under tiles. What it holds depends on the thickness of the steel or the depth and type of the timber below.',
  'help.penetrative-screw-through-the-sheet-into': 'Penetrative Screw: through the sheet into the purlin',
  'help.perpendicular-feet-can-stand-only-where':
    'Perpendicular: feet can stand only where a rail crosses a purlin, so their spacing is a whole number of purlin spacings. Each rail spreads its load over several purlins.',
  'help.perpendicular-parallel-installation': 'Perpendicular/Parallel Installation',
  'help.perpendicular-the-rails-cross-the-purlins': 'Perpendicular: the rails cross the purlins',
  'help.photos': 'Photos',
  'help.picture-scrollable': 'Picture, scrollable',
  'help.direction-of-the-front': 'Direction of the front',
  'help.search-the-help': 'Search the help',
  'help.stand-with-your-back-to-the':
    'Stand with your back to the wall below the front eave and look straight ahead: the direction you look in is asked. The front eave runs along the building length and is drawn at the bottom of the roof plan; the low edge of a skillion is its front.',
  'help.north-0-east-90-south-180': 'Degrees run clockwise: north 0, east 90, south 180, west 270',
  'help.it-turns-the-north-arrow':
    'It turns the north arrow of the plans and names the faces of the roof, and an array that nobody has placed goes to the face nearest to north. No calculation reads it: it may be left open, and changing it later costs nothing.',
  'help.client-and-site-contact': 'Client and site contact',
  'help.for-the-crew-who-the-job':
    'For the crew: who the job is for, whom to call on site, and what to know before arriving. All of it may be left open, and no calculation reads it.',
  'help.names-and-phone-numbers-are':
    'Names and phone numbers are personal data of other people: enter only what the crew needs. Your company and the reviewing engineer see them.',
  'help.place-and-wind': 'Place and wind',
  'help.project-name-and-number': 'Project name and number',
  'help.purlin-spacing-and-span': 'Purlin spacing and span',
  'help.purlins': 'purlins',
  'help.purlins-battens-and-rafters': 'Purlins, battens and rafters',
  'help.purlins-from-above-with-no-row': 'Purlins from above, with no row to three rows of bridging in each span',
  'help.purlins-rafters-and-connections-of-an':
    'Purlins, rafters and connections of an existing roof, with the solar load on it.',
  'help.qr-code-of-the-address-for': 'QR code of the address for {title}',
  'help.racking-design': 'Racking design',
  'help.rafter-or-truss': 'rafter or truss',
  'help.rafter-span-one-rafter-from-support': 'Rafter span: one rafter from support to support, with the purlins on it',
  'help.rafters-of-a-kit-shed-are':
    'Rafters of a kit shed are often C-sections: choose that kind, and enter the steel thickness as flange thickness.',
  'help.rail': 'rail',
  'help.rails-feet-and-fixings-for-a': 'Rails, feet and fixings for a layout that the standard details do not cover.',
  'help.regular-rectangular': 'Regular rectangular',
  'help.rib-its-height-above-the-pan': 'Rib: its height above the pan.',
  'help.roof-all-of-it-from-two': 'Roof: all of it, from two sides, with ridge, edges and whatever stands on it',
  'help.roof-form': 'Roof form',
  'help.roof-height': 'Roof height',
  'help.roof-sheeting-the-end-of-a': 'Roof sheeting: the end of a sheet in place, and an edge lifted to show the clip',
  'help.roof-slope': 'Roof slope',
  'help.roof-structural-assessment': 'Roof structural assessment',
  'help.roof-structure-purlin-type-depth-and': 'Roof structure, purlin type, depth and thickness',
  'help.roof-type': 'Roof type',
  'help.ruler': 'ruler',
  'help.rules': 'Rules',
  'help.scope-of-works-and-special-requirements':
    'Scope of works and special requirements, in your own words. The note is printed in the report and read by the engineer; it does not change the calculation.',
  'help.screw': 'screw',
  'help.screws-per-foot-two-only-where':
    'Screws per foot: two only where the foot has two holes, at least 20 mm apart.',
  'help.services': 'Services',
  'help.sheeting': 'sheeting',
  'help.shielding-upwind-buildings-of-at-least':
    'Shielding: upwind buildings of at least the same height. Leave it out when unsure.',
  'help.sides-of-the-building': 'Sides of the building',
  'help.simply-supported-every-length-ends-at':
    'Simply-supported: every length ends at the next support. The ends meet there and are fixed one by one.',
  'help.skillion-one-slope-no-ridge': 'Skillion: one slope, no ridge',
  'help.slope-between-roof-and-level': 'Slope between roof and level',
  'help.smaller': 'Smaller',
  'help.solar-panel-length-and-width': 'Solar Panel Length and Width',
  'help.solar-panels-and-rails': 'Solar panels and rails',
  'help.some-sides-open-open-fronted-sheds':
    'Some sides open: open-fronted sheds, awnings, carports attached to a building',
  'help.spacing-between-rafters-centre-to-centre': 'Spacing: between rafters, centre to centre.',
  'help.spacing-is-the-distance-between-neighbouring':
    'Spacing is the distance between neighbouring purlins, measured along the roof surface from centre to centre; under tiles it is their gauge, from one batten to the next. Span is the distance between the rafters that carry them, centre to centre.',
  'help.span-between-the-supports-of-one':
    'Span: between the supports of one rafter, along the slope. For a truss: between the joints of its top chord, not the length of the whole truss.',
  'help.span-with-the-tape-in-view': 'span, with the tape in view',
  'help.standing-seam-two-edges-folded-together':
    'Standing seam: two edges folded together, upright and thin. Concealed fix: a hollow rib with hooked sides.',
  'help.state-area-and-location': 'State, area and location',
  'help.steel-top-hat': 'Steel Top Hat',
  'help.steel-z-purlin-or-steel-c': 'Steel Z-purlin or Steel C-purlin',
  'help.stress-grade-as-stamped-on-the': 'Stress grade: as stamped on the timber, or from the plans.',
  'help.support': 'support',
  'help.support-condition': 'Support condition',
  'help.terrain-category': 'Terrain category',
  'help.the-app-as-a-file-for': 'The app as a file, for devices without a store.',
  'help.the-average-height-of-the-roof':
    'The average height of the roof above the ground: midway between eaves and ridge. With eaves at 3.0 m and the ridge at 5.0 m it is 4.0 m. On sloping ground, measure from the lower side.',
  'help.the-beams-or-truss-chords-that': 'The beams or truss chords that carry the purlins or battens.',
  'help.the-dashed-line-is-a-parapet': 'The dashed line is a parapet',
  'help.the-direction-of-the-rails-to':
    'The direction of the rails to the purlins or battens. The direction of the ridge does not matter.',
  'help.the-height-goes-to-the-middle': 'The height goes to the middle of the slope',
  'help.the-member-directly-under-the-roofing':
    'The member directly under the roofing, which the feet of the array are screwed to.',
  'help.the-method': 'The method',
  'help.the-method-2': 'the method',
  'help.the-mobile-app-and-this-website':
    'The mobile app and this website share your projects. Subscriptions are sold in the app.',
  'help.the-purlin-spacing-must-suit-the':
    'The purlin spacing must suit the panel: at most the mean of its length range less 200 mm. The form shows the figure.',
  'help.the-rated-power-of-all-panels':
    'The rated power of all panels together, in whole kilowatts. It names the job in the report; pressures and spacings do not depend on it.',
  'help.a-number-of-panels-or-power':
    'Where you know the array exactly, give the number of panels, or its power with decimals. The drawing lays out that many, and the scale is rounded up from it. Neither changes the calculation or its price.',
  'help.the-roof-frame-from-above': 'The roof frame from above',
  'help.the-roof-frame-from-above-the': 'The roof frame from above: the thick lines are rafters',
  'help.the-rules-that-every-result-is':
    'The rules that every result is calculated by, with their sources and what is not verified. A step that says “Method 5.3” follows rule 5.3.',
  'help.the-rules-that-results-are-calculated':
    'The rules that results are calculated by, with their sources: {method}.',
  'help.the-size-of-the-building-in':
    'The size of the building in plan, in metres: level distances, not along the slope. For an irregular building, the sides of the rectangle around it. Length and width set how far the zones of higher wind pressure reach in from the edges.',
  'help.there-is-no-help-on-this': 'There is no help on this topic',
  'help.there-is-no-mobile-app-to':
    'This website is the app: install it on your phone or computer, and describe roofs, take photos and read results.',
  'help.they-give-the-wind-region-of':
    'They give the wind region of AS/NZS 1170.2, from A (most of the country) to C and D (coasts with tropical cyclones). The form names the region and towns in it. Near a boundary, choose the stronger region or ask the council.',
  'help.thick-rafters-thin-purlins-coloured-bridging': 'thick: rafters; thin: purlins; coloured: bridging',
  'help.thickness-of-the-bare-steel-bmt':
    'Thickness: of the bare steel (BMT), without coating and paint. Measure with callipers at an edge, or read the number printed on the purlin: Z20019 is 200 mm deep and 1.9 mm thick.',
  'help.thickness-unsure-a-usual-thickness-of':
    'Thickness Unsure: a usual thickness of that depth is assumed and printed in the report.',
  'help.third-party-review': 'Third-party review',
  'help.third-party-software-used-in-this': 'Third-party software used in this application: {licences}.',
  'help.this-is-a-trial-installation-nobody': 'This is a trial installation: nobody pays for subscriptions here.',
  'help.this-roof': 'this roof',
  'help.tile': 'tile',
  'help.tile-hooks-under-the-tiles-screwed': 'Tile: hooks under the tiles, screwed to timber rafters.',
  'help.tilt-the-angle-is-between-panel': 'Tilt: the angle is between panel and roof surface',
  'help.timber-depth-breadth-and-type': 'Timber depth, breadth and type',
  'help.timber-rafter-or-batten-depth-and': 'Timber rafter or batten: depth and breadth',
  'help.timber-roof-structure': 'Timber Roof Structure',
  'help.tin-non-penetrative-concealed-fix-sheeting':
    'Tin Non-penetrative: concealed-fix sheeting, and the feet are clamped to its ribs.',
  'help.tin-penetrative-metal-sheeting-and-the':
    'Tin Penetrative: metal sheeting, and the feet are screwed through it into purlin or batten.',
  'help.top-hat': 'top hat',
  'help.transcript': 'Transcript',
  'help.try-another-word': 'Try another word: a part, a field or a roof type.',
  'help.unsure-each-support-of-the-list':
    'Unsure: each support of the list is calculated, and what is shown holds for all of them; a photo over a rafter settles it. Where a panel fits with one support alone, the answer is provisional.',
  'help.unsure-the-array-may-add-next':
    'Unsure: the array may add next to nothing to each crossing, so the feet stand closer.',
  'help.uplift-capacity-only-where-the-fixing':
    'Uplift capacity: only where the fixing manufacturer or an engineer states it for one crossing.',
  'help.version-of': 'Version of {termsVersion}',
  'help.walk-through': 'Walk-through',
  'help.walls-on-all-sides-houses-sheds': 'Walls on all sides: houses, sheds, warehouses. Roller doors count as walls.',
  'help.watch-the-walk-through': 'Watch the walk-through',
  'help.web': 'Web',
  'help.what-stands-at-a-rafter-does': 'What stands at a rafter does not count.',
  'help.what-the-wind-passes-over-within':
    'What the wind passes over within about 500 m of the building. If unsure, choose the more open category.',
  'help.what-to-measure-what-to-photograph': 'What to measure, what to photograph, and what the questions mean.',
  'help.what-we-store-for-how-long': 'What we store, for how long, and who can see it.',
  'help.what-you-may-expect-of-us': 'What you may expect of us, and we of you.',
  'help.where-a-batten-or-top-hat':
    'Where a batten or top hat crosses a rafter, its nails or screws must hold the uplift that the array brings. In old houses this is often the weakest point of the roof.',
  'help.where-the-distances-differ-enter-the':
    'Where the distances differ, enter the largest under the array. Measure; do not take them from memory.',
  'help.where-the-spans-differ-enter-the':
    'Where the spans differ, enter the smallest number. Where you cannot see the purlins, enter None.',
  'help.who-is-responsible-for-the-calculations': 'Who is responsible for the calculations, and the terms of use.',
  'help.wind-class-of-the-house': 'Wind class of the house',
  'help.wind-lifts-the-roof-and-puts':
    'Wind lifts the roof and puts the lower flange of the purlin in compression. The sheeting does not hold that flange; the bridging does. Without it a long span carries much less uplift.',
  'help.wind-under-a-roof-lifts-it':
    'Wind under a roof lifts it from below and above at once. A roof with some sides open is outside the method: an engineer must look at it.',
  'help.z-purlin': 'Z-purlin',
  'help.how-closely-the-engine-reproduces-published':
    'How closely the engine reproduces published cases: {book}. What common roofs get, and why: {roofs}. Every package and its licence: {list}.',
  'help.the-verification-book': 'the verification book',
  'help.common-roofs': 'common roofs',
  'help.list-of-licences': 'list of licences',
  'help.how-to-subscribe-in-the-app':
    'Please use the app to open a subscription, or ask for an invoice. Plans shows both, and what is left.',
  'help.install-this-application': 'Install this application',
  'help.it-is-installed-here': 'It is installed on this device.',
  'help.it-opens-without-a-signal':
    'It opens without a signal, keeps drafts and photos, and takes no more room than a few photos.',
  'help.install-now': 'Install now',
  'help.share-then-add-to-home-screen': 'In Safari, press Share, then “Add to Home Screen”.',
  'help.open-the-menu-and-choose-install': 'Open the menu of the browser and choose “Install app”.',
} as const
